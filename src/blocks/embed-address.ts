import { withScheme } from '#design/rich-text/link-target.ts'

/** An upper bound for embed codes; Instagram's has about 6,000 characters. */
export const maxEmbedLength = 20_000

const maxAddressLength = 2000

/**
 * The addresses in pasted text: the text itself, with its scheme if that was left out, or those named by an embed code of a known form. Nothing else in an
 * embed code is evaluated, stored or shown.
 */
export function addressesIn(pasted: string): string[] {
  const text = pasted.trim()
  if (text.length > maxEmbedLength) return []
  if (!text.startsWith('<')) return [withScheme(text)]
  const found = Array.from(text.matchAll(openTag), ([, tag = '', attributes = '']) =>
    addressOfTag(tag.toLowerCase(), attributes),
  )
  return [...new Set(found.flat())]
}

/**
 * Parses an address for closer inspection: plain https with a bare host. Null for anything that could be parsed
 * differently by a browser: user names, ports, backslashes, non-ASCII letters, silently dropped characters.
 */
export function parseAddress(text: string): URL | null {
  if (text.length > maxAddressLength || !/^https:\/\/[a-z\d]/i.test(text)) return null
  if (!/^[!-~]+$/.test(text) || /[\\"'<>`{}|^]/.test(text)) return null
  if (!URL.canParse(text)) return null
  const address = new URL(text)
  const { protocol, username, password, port, hostname } = address
  const isPlain = protocol === 'https:' && username === '' && password === '' && port === ''
  const [, authority = ''] = /^https:\/\/([^/?#]*)/i.exec(text) ?? []
  return isPlain && authority.toLowerCase() === hostname ? address : null
}

/** Whether an address is on the host or one of its subdomains. */
export function isOnHost({ hostname }: URL, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`)
}

/** An opening tag whose attributes contain no other tag. */
const openTag = /<(iframe|script|blockquote|div|a)\s([^<>]*)>/gi
const attribute = /(?<=^|\s)([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gi

/** The attributes that hold an address in the providers' embed codes, by tag. */
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

/** Embed codes only contain the entity for the ampersand; any other could disguise an address. */
function withoutEntities(value: string): string | null {
  const plain = value.replaceAll('&amp;', '&')
  return /&#|&\w+;/.test(plain) ? null : plain
}
