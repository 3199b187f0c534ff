/** What a browser fetches to show a page and run its scripts, read from the page and its files. */

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

/** The static imports of a module; `import()` is left out, because it is fetched on demand. */
export function findImports(code: string): string[] {
  const pattern = /\b(?:import|from)\s*["']([^"'\s]+\.js)["']/g
  return [...code.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

function findLinks(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => tag.includes(`rel="${rel}"`))
    .flatMap(([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [])
}
