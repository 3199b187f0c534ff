import type { Language } from '#i18n/languages.ts'
import type { Paragraph } from '../prose/paragraphs.ts'

/** A text of a page or of a record, where it can be corrected. */
export type Field = {
  /** The block of the section, `head`, or empty for a field of the record itself. */
  block: string
  field: string
  paragraphs: readonly Paragraph[]
  /** The events that its block links to. */
  events: readonly number[]
}

/** What is read on one page in one language, in order. */
export type ProseDocument = {
  language: Language
  fields: readonly Field[]
  /** The event whose own page it is. */
  own: number | null
  /** The events that it is about by its record: those of a story or of a subscription. */
  events: readonly number[]
}
