/** What a browser fetches to show and run a page, read from the page and its files. */

/** Addresses of the style sheets that a page links. */
export function findStyleSheets(html: string): string[] {
  return findLinks(html, 'stylesheet')
}

/** Addresses of the typefaces that a page preloads. */
export function findFonts(html: string): string[] {
  return findLinks(html, 'preload').filter((address) => address.endsWith('.woff2'))
}

/** Addresses of the modules that a page starts. */
export function findModules(html: string): string[] {
  return [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, source]) => source ?? [])
}

/** What a module imports, as it stands there; without `import()`, which waits until it is wanted. */
export function findImports(code: string): string[] {
  const pattern = /\b(?:import|from)\s*["']([^"'\s]+\.js)["']/g
  return [...code.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

function findLinks(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => tag.includes(`rel="${rel}"`))
    .flatMap(([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [])
}
