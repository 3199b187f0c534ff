import { createHash } from 'node:crypto'
import type { Language } from '#i18n/languages.ts'
import type { Wording } from './texts/find-words.ts'

/** What is sought, in which texts, and what is to stand in its place. */
export type Search = Wording & {
  /** Texts without a language of their own, such as names, are always among them. */
  languages: readonly Language[]
  /** `page` for what is written on pages, `shared` for shared blocks, and kinds of records. */
  where: readonly string[]
}

/** So many drafts, and records of a kind, are looked into: the database finds more than a strict comparison does. */
export const maxLookedInto = 2000

/** A short name of a text's content, by which a change of it is noticed. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}
