/** The room that a player needs: by its proportions, or a height in CSS pixels; some are never wider than `width`. */
export type EmbedShape = { ratio: string; width?: number } | { height: number; width?: number }

/** What an address of a provider stands for. Both addresses are built here, from ids that were checked. */
export type FoundMedia = {
  /** What the frame shows. */
  player: string
  /** Where a visitor finds the same without this site. Read again, it gives the same. */
  original: string
  shape: EmbedShape
}

/** Somebody who shows media in a frame. Adding one to a list below allows its frames on the site at once. */
export type EmbedProvider = {
  name: string
  /** Who gets the visitor's data, as its own imprint has it. */
  company: string
  /** Its addresses are on these hosts or on hosts below them. */
  hosts: readonly string[]
  /** Where its player comes from: the only origin of it that the site's policy lets frames show. */
  origin: `https://${string}`
  /** What an https address on one of its hosts stands for; null where it names no single medium. */
  find: (address: URL) => FoundMedia | null
}

/** The parts of an address's path, without empty ones. */
export function pathOf({ pathname }: URL): string[] {
  return pathname.split('/').filter((part) => part !== '')
}

/** The value of a query's parameter if it is there exactly once and looks as it must. */
export function parameterOf({ searchParams }: URL, name: string, shape: RegExp): string | null {
  const [value, ...more] = searchParams.getAll(name)
  return value !== undefined && more.length === 0 && shape.test(value) ? value : null
}

/** An address of the provider's player, with its query encoded; undefined values are left out. */
export function addressWith(base: string, query: Record<string, string | null | undefined>): string {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, value]],
  )
  return parameters.length === 0 ? base : `${base}?${new URLSearchParams(parameters)}`
}
