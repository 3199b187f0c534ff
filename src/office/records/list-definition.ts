import { perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import type { Fields } from '#records/field.ts'

/** What a list knows of its rows. Each definition of a kind of record has it; lists of what is no record define it themselves. */
export type ListDefinition = {
  /** By this name the browser keeps the views of the list. */
  kind: string
  /** By which it can be filtered and sorted. */
  fields: Fields
  list: Pick<RecordDefinition['list'], 'search' | 'filters'> & {
    /** Missing where the server decides. */
    order?: string
    /** The filters that always have a value: this one, unless the address names another. */
    standard?: Readonly<Record<string, string>>
    /** The filters by one day; other days and instants are filtered by a range. */
    days?: readonly string[]
    pageLength?: number
  }
}

/** Makes texts in both languages from the messages of a list, for the labels of its definition. */
export function labelsFrom<Messages>(messages: Readonly<Record<Language, Messages>>) {
  return (pick: (messages: Messages) => string): Localized =>
    perLanguage((language) => pick(messages[language]))
}
