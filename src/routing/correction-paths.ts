import { href } from './paths.ts'
import type { Language } from '#i18n/languages.ts'

/** The kinds of records that visitors can correct, as addresses name them: their kind, and the list of their pages. */
export const correctablePages = {
  event: { kind: 'event', list: 'events' },
  person: { kind: 'artist', list: 'people' },
  work: { kind: 'work', list: 'works' },
} as const
export type CorrectablePage = keyof typeof correctablePages

/** Whether the segment of an address is such a kind. */
export function isCorrectablePage(text: string | undefined): text is CorrectablePage {
  return text !== undefined && Object.hasOwn(correctablePages, text)
}

/** The address of the form by which visitors say what is wrong with a record. */
export function correctionHref(kind: CorrectablePage, language: Language, id: number): string {
  return href('correction', language, { kind, id })
}
