/**
 * THE table of what a stored link may lead to. Whoever checks a link and whoever shows one asks here, so that nothing
 * is stored that is not shown, and nothing shown that would not be stored.
 */

/** Everything after the host: no control, format or space character, no backslash, nothing that quotes or opens markup. */
const rest = String.raw`[^\p{C}\p{Z}\\"<>\x60]*`
const anchor = String.raw`#[\p{L}\p{N}_-]{1,100}`

const kinds = {
  /** A thing of this site by its number, or a form by its name; the way to it is found when the page is shown. */
  reference: new RegExp(
    `^(?:(?:page|event|article|subscription):\\d{1,9}(?:${anchor})?|form:[a-z0-9-]{1,80}(?:${anchor})?|route:[a-z-]{1,40})$`,
    'u',
  ),
  anchor: new RegExp(`^${anchor}$`, 'u'),
  /** A path on this site; `//host` and `/\host` would be hosts. */
  path: new RegExp(`^/(?![/\\\\])${rest}$`, 'u'),
  /**
   * A host in plain letters: with a user name in front of it, or in the letters of another script, an address can
   * look like one that it is not. A name with other letters is written as browsers do, with `xn--`.
   */
  web: new RegExp(`^https?://[a-z0-9][a-z0-9.-]{0,252}(?::\\d{1,5})?(?:[/?#]${rest})?$`, 'iu'),
  mail: new RegExp(String.raw`^mailto:[a-z0-9._%+-]{1,64}@[a-z0-9][a-z0-9.-]{0,252}(?:\?${rest})?$`, 'iu'),
  phone: /^tel:\+?\d[\d().-]{1,30}$/i,
}
export type TargetKind = keyof typeof kinds

const longestTarget = 2000

/** What kind of thing a stored link leads to; null for everything that no link may lead to. */
export function kindOfTarget(target: unknown): TargetKind | null {
  if (typeof target !== 'string' || target === '' || target.length > longestTarget) return null
  if (!hasPlainStart(target)) return null
  return kindNames.find((kind) => kinds[kind].test(target)) ?? null
}

/** Whether a field for links may hold this; empty means: no link. */
export function isAllowedTarget(target: string): boolean {
  return target === '' || kindOfTarget(target) !== null
}

/**
 * The address of a stored link, null where it leads nowhere: references are looked up in `links` (those of the page,
 * in its language), everything else is its own address.
 */
export function addressOf(target: string, links: Record<string, string>): string | null {
  const kind = kindOfTarget(target)
  if (kind !== 'reference') return kind === null ? null : target
  const address = Object.hasOwn(links, target) ? links[target] : undefined
  const isAddress = address !== undefined && ['path', 'web'].includes(kindOfTarget(address) ?? '')
  return isAddress ? address : null
}

/** The `rel` of a link: the new page gets no hold of this one, and other sites are marked as such. */
export function relOf(address: string, opensWindow: boolean): string | undefined {
  const words = [
    ...(kindOfTarget(address) === 'web' ? ['external'] : []),
    ...(opensWindow ? ['noopener'] : []),
  ]
  return words.length > 0 ? words.join(' ') : undefined
}

const kindNames = Object.keys(kinds).filter((name): name is TargetKind => Object.hasOwn(kinds, name))

/** Scheme and host are ASCII; without this, /i would take a long s (ſ) for an s and the Kelvin sign for a k. */
function hasPlainStart(target: string): boolean {
  return /^[\x21-\x7e]*$/.test(/^[a-z]+:\/*[^/?#]*/iu.exec(target)?.[0] ?? '')
}
