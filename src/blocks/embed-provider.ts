import type { Localized } from '#i18n/languages.ts'

/** A player's size: an aspect ratio, or a height in CSS pixels; with a maximum `width` for some. */
export type EmbedShape = { ratio: string; width?: number } | { height: number; width?: number }

/** What an address of a provider resolves to. Both addresses are built here, from validated ids. */
export type FoundMedia = {
  /** The address of the frame. */
  player: string
  /** The provider's page for visitors. Parsing it returns the same result. */
  original: string
  shape: EmbedShape
  /**
   * Whether it is all that somebody has published. Embed codes of a single medium link to that, too, and mean the
   * medium.
   */
  isProfile?: true
}

/** A provider of framed media. Adding one to a list below also allows its frames in the Content-Security-Policy. */
export type EmbedProvider = {
  name: string
  /** The recipient of the visitor's data, as in its imprint. */
  company: string
  /** The hosts of its addresses, including their subdomains. */
  hosts: readonly string[]
  /** The player's origin: the only one of this provider that the Content-Security-Policy allows in frames. */
  origin: `https://${string}`
  /** The kinds of address that it can play, for editors. */
  accepts: Localized
  /** The https address for another notation of the provider, such as `spotify:track:…`; null for anything else. */
  addressOf?: (text: string) => string | null
  /** Whether an address only redirects to a medium: only the provider knows its target. */
  isShortLink?: (address: URL) => boolean
  /** Resolves an https address on one of its hosts; null when it doesn't name a single medium. */
  find: (address: URL) => FoundMedia | null
}

/** The segment of a path that follows the first of the given names; an empty string if there is none. */
export function partAfter(path: readonly string[], ...names: string[]): string {
  const at = path.findIndex((part) => names.includes(part))
  return at < 0 ? '' : (path[at + 1] ?? '')
}

/** The segments of an address's path, without empty ones. */
export function pathOf({ pathname }: URL): string[] {
  return pathname.split('/').filter((part) => part !== '')
}

/** The value of a query parameter if it occurs exactly once and has the right format. */
export function parameterOf({ searchParams }: URL, name: string, shape: RegExp): string | null {
  const [value, ...more] = searchParams.getAll(name)
  return value !== undefined && more.length === 0 && shape.test(value) ? value : null
}

/** A player's address with an encoded query; undefined values are left out. */
export function addressWith(base: string, query: Record<string, string | null | undefined>): string {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, value]],
  )
  return parameters.length === 0 ? base : `${base}?${new URLSearchParams(parameters)}`
}

/** Whether a path is that of a short link: one code. */
export function isCode(pathname: string): boolean {
  return /^\/[\w-]{3,60}\/?$/.test(pathname)
}
