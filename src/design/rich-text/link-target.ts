/**
 * The single table of allowed link targets, used both to validate and to render links, so that everything stored can be
 * shown, and everything shown could be stored.
 */

/** Everything after the host: no control, format or space character, no backslash, nothing that quotes or opens markup. */
const rest = String.raw`[^\p{C}\p{Z}\\"<>\x60]*`
const anchor = String.raw`#[\p{L}\p{N}_-]{1,100}`

const kinds = {
  /** A record or a file of this site by its id, or a form by its name; its address is resolved when the page is rendered. */
  reference: new RegExp(
    `^(?:(?:page|event|article|subscription):\\d{1,9}(?:${anchor})?|(?:media|shared):\\d{1,9}|form:[a-z0-9-]{1,80}(?:${anchor})?|route:[a-z-]{1,40})$`,
    'u',
  ),
  anchor: new RegExp(`^${anchor}$`, 'u'),
  /** A path on this site; `//host` and `/\host` would be hosts. */
  path: new RegExp(`^/(?![/\\\\])${rest}$`, 'u'),
  /**
   * An ASCII host: with a user name before it, or letters of another script, an address could imitate another one.
   * Other hosts are written in punycode, `xn--`, as browsers do.
   */
  web: new RegExp(`^https?://[a-z0-9][a-z0-9.-]{0,252}(?::\\d{1,5})?(?:[/?#]${rest})?$`, 'iu'),
  mail: new RegExp(String.raw`^mailto:[a-z0-9._%+-]{1,64}@[a-z0-9][a-z0-9.-]{0,252}(?:\?${rest})?$`, 'iu'),
  phone: /^tel:\+?\d[\d().-]{1,30}$/i,
}
export type TargetKind = keyof typeof kinds

const maxTargetLength = 2000

/** The kind of a stored link's target; null when it is not allowed. */
export function kindOfTarget(target: unknown): TargetKind | null {
  if (typeof target !== 'string' || target === '' || target.length > maxTargetLength) return null
  if (!hasPlainStart(target)) return null
  return kindNames.find((kind) => kinds[kind].test(target)) ?? null
}

/** Whether a link field accepts this value; empty means no link. */
export function isAllowedTarget(target: string): boolean {
  return target === '' || kindOfTarget(target) !== null
}

/**
 * The target meant by typed text: a web address without its scheme gets `https://`, an e-mail address `mailto:`, a phone
 * number `tel:`. Returns other text unchanged, without spaces at its ends.
 */
export function meantTarget(typed: string): string {
  const text = typed.trim()
  const candidates = [
    text,
    ...(/^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i.test(text) ? [`mailto:${text}`] : []),
    ...(/^\+?[\d(][\d\s()/.-]{5,29}$/.test(text) ? [`tel:${text.replace(/[\s/]/g, '')}`] : []),
    withScheme(text),
  ]
  return candidates.find((target) => kindOfTarget(target) !== null) ?? text
}

/** A web address as it is said, `www.example.org/tram`, with its scheme; returns other text unchanged. */
export function withScheme(text: string): string {
  return /^([a-z\d-]+\.)+[a-z]{2,}(:\d{1,5})?([/?#]\S*)?$/i.test(text) ? `https://${text}` : text
}

/**
 * The address of a stored link, null when it has no target: references are looked up in `links` (the page's, in its
 * language), everything else is its own address.
 */
export function addressOf(target: string, links: Record<string, string>): string | null {
  const kind = kindOfTarget(target)
  if (kind !== 'reference') return kind === null ? null : target
  const address = Object.hasOwn(links, target) ? links[target] : undefined
  const isAddress = address !== undefined && ['path', 'web'].includes(kindOfTarget(address) ?? '')
  return isAddress ? address : null
}

/** The `rel` of a link: `noopener` for new windows, and a mark for external sites. */
export function relOf(address: string, opensWindow: boolean): string | undefined {
  const words = [
    ...(kindOfTarget(address) === 'web' ? ['external'] : []),
    ...(opensWindow ? ['noopener'] : []),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}

const kindNames = Object.keys(kinds).filter((name): name is TargetKind => Object.hasOwn(kinds, name))

/** Requires an ASCII scheme and host: otherwise /iu would match a long s (ſ) as s and the Kelvin sign as k. */
function hasPlainStart(target: string): boolean {
  return /^[\x21-\x7e]*$/.test(/^[a-z]+:\/*[^/?#]*/iu.exec(target)?.[0] ?? '')
}
