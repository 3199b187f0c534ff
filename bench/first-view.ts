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

/** The typefaces that a page carries in a script of its own, in bytes as files of them would have. */
export function weighCarriedFonts(html: string): number {
  const [script = ''] = /<script>[^<]*new FontFace\([\s\S]*?<\/script>/.exec(html) ?? []
  return Array.from(
    script.matchAll(/"(d09GMg[\w+/=]*)"/g),
    ([, base64 = '']) => Buffer.from(base64, 'base64').length,
  ).reduce((sum, bytes) => sum + bytes, 0)
}
