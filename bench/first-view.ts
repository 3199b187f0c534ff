/** What a browser fetches to show and run a page, read from the page and its files. */

/** Addresses of the style sheets that a page links. */
export function findStyleSheets(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].flatMap(
    ([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [],
  )
}

/**
 * Addresses of the modules that a page starts: preloaded ones, and those that its inline scripts import, at once or
 * (as the entry is) by `import()`.
 */
export function findModules(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].flatMap(
    ([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [],
  )
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, script = '']) =>
    findImports(script, { withDynamic: true }),
  )
  const linked = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].flatMap(([, source]) => source ?? [])
  return [...new Set([...preloads, ...inline, ...linked])]
}

/** What a module imports, as it stands there; without `import()`, which waits until it is wanted. */
export function findImports(code: string, { withDynamic = false } = {}): string[] {
  const pattern = withDynamic
    ? /\b(?:import|from)\s*\(?\s*["']([^"'\s]+\.js)["']/g
    : /\b(?:import|from)\s*["']([^"'\s]+\.js)["']/g
  return [...code.matchAll(pattern)].flatMap(([, address]) => address ?? [])
}

/**
 * The typefaces that a style sheet carries in itself, in bytes as they are fetched, and its text without them: a bar on
 * styles is no bar on typefaces.
 */
export function takeOutFonts(css: string): { css: string; fontBytes: number } {
  let fontBytes = 0
  const rest = css.replace(/url\(["']?data:font\/woff2;base64,([^"')]*)["']?\)/g, (_, base64: string) => {
    fontBytes += Buffer.from(base64, 'base64').length
    return 'url()'
  })
  return { css: rest, fontBytes }
}
