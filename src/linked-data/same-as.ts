import type { Identifier as Numbered } from '#contracts/identifiers.ts'

export type Identifier = Pick<Numbered, 'url'>

/** The entries of other catalogues for the same thing. */
export function sameAs(identifiers: readonly Identifier[]): { sameAs?: string[] } {
  return identifiers.length > 0 ? { sameAs: identifiers.map(({ url }) => url) } : {}
}
