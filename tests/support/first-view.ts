/** What a browser fetches to show a page, read from the page. */

/** Addresses of the style sheets that a page links. */
export function findStyleSheets(html: string): string[] {
  return findLinks(html, 'stylesheet')
}

/** Addresses of the typefaces that a page preloads. */
export function findFonts(html: string): string[] {
  return findLinks(html, 'preload').filter((address) => address.endsWith('.woff2'))
}

function findLinks(html: string, rel: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => tag.includes(`rel="${rel}"`))
    .flatMap(([tag]) => /\bhref="([^"]+)"/.exec(tag)?.[1] ?? [])
}
