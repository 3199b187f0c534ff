const longest = 2000

/**
 * The address to return to: on one of the websites that the shop sells for, or in the shop itself, with its origin or
 * as a path. Anything else is null. It is checked after parsing, because browsers read `/\\host`, `/<tab>/host` and
 * the like as another host, and only the parsed form may be sent on.
 */
export function readReturnUrl(
  value: string,
  siteOrigins: readonly string[],
  shopOrigin?: string,
): string | null {
  if (value.length > longest) return null
  if (value.startsWith('/')) return readOwnPath(value)
  return readSiteAddress(value, shopOrigin === undefined ? siteOrigins : [...siteOrigins, shopOrigin])
}

function readOwnPath(value: string): string | null {
  const base = 'http://shop.invalid'
  const url = URL.parse(value, base)
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null
  return `${url.pathname}${url.search}${url.hash}`
}

function readSiteAddress(value: string, siteOrigins: readonly string[]): string | null {
  const url = URL.parse(value)
  const isPlain = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  return isPlain && siteOrigins.includes(url.origin) ? url.href : null
}
