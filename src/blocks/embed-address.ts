/** Nobody's embed code is longer; Instagram's is about 6,000 characters. */
export const longestEmbed = 20_000

const longestAddress = 2000

/**
 * The addresses in what an editor pasted: the address itself, or those that an embed code of one of the known forms
 * names. What else stands in a code is never looked at, kept or shown.
 */
export function addressesIn(pasted: string): string[] {
  const text = pasted.trim()
  if (text.length > longestEmbed) return []
  if (!text.startsWith('<')) return [text]
  const found = Array.from(text.matchAll(openTag), ([, tag = '', attributes = '']) =>
    addressOfTag(tag.toLowerCase(), attributes),
  )
  return [...new Set(found.flat())]
}

/**
 * An address that may be looked at more closely: plain https, on a host and nothing before or behind it. Null for
 * anything that one could read differently than a browser does: user names, ports, backslashes, letters of other
 * alphabets, characters that are dropped silently.
 */
export function parseAddress(text: string): URL | null {
  if (text.length > longestAddress || !/^https:\/\/[a-z\d]/i.test(text)) return null
  if (!/^[!-~]+$/.test(text) || /[\\"'<>`{}|^]/.test(text)) return null
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  const { protocol, username, password, port, hostname } = address
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === ''
  const [, authority = ''] = /^https:\/\/([^/?#]*)/i.exec(text) ?? []
  return isPlain && authority.toLowerCase() === hostname ? address : null
}

/** Whether an address is on the host or on one below it. */
export function isOnHost({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** A tag whose attributes hold no other tag. */
const openTag = /<(iframe|script|blockquote|div|a)\s([^<>]*)>/gi
const attribute = /(?<=^|\s)([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** Which attribute of which tag holds an address in the codes that providers give out. */
const addressAttributes: Record<string, readonly string[]> = {
  iframe: ['src'],
  script: ['data-configuration'],
  div: ['data-configuration', 'data-href'],
  blockquote: ['cite', 'data-instgrm-permalink'],
  a: ['href'],
}

function addressOfTag(tag: string, attributes: string): string[] {
  const names = addressAttributes[tag] ?? []
  return Array.from(attributes.matchAll(attribute), ([, name = '', quoted, single]) =>
    names.includes(name.toLowerCase()) ? (quoted ?? single ?? '') : '',
  )
    .filter((value) => value !== '')
    .flatMap((value) => withoutEntities(value) ?? [])
}

/** The one entity that codes really have is the ampersand; any other would hide what it says. */
function withoutEntities(value: string): string | null {
  const plain = value.replaceAll('&amp;', '&')
  return /&#|&\w+;/.test(plain) ? null : plain
}
