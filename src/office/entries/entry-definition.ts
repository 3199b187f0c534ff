import type { EntryState } from '#contracts/office-entries.ts'
import { perLanguage, type Localized } from '#i18n/languages.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { entryMessages } from '../messages/entries.ts'

const textOf = (pick: (messages: (typeof entryMessages)['de']) => string): Localized =>
  perLanguage((language) => pick(entryMessages[language]))

const states = ['unread', 'open', 'done', 'test', 'unconfirmed'] as const satisfies EntryState[]

/**
 * The list of entries for the parts of which the lists of records consist. Entries are no records: their calls are their
 * own, and nothing of them is in the log, the look-up or the trash.
 */
export function entryDefinition(forms: readonly { id: number; title: Localized }[]): RecordDefinition {
  const { de, en } = entryMessages
  return {
    kind: 'form_entry',
    path: 'forms_builder/entry',
    names: { de: de.names, en: en.names },
    about: { de: de.about, en: en.about },
    area: 'forms',
    right: 'manage_records',
    title: ['submitted_at'],
    fields: {
      submitted_at: { kind: 'instant', label: textOf(({ columns }) => columns.submitted_at) },
      form: {
        kind: 'choice',
        label: textOf(({ columns }) => columns.form),
        options: forms.map(({ id, title }) => ({ value: String(id), label: title })),
      },
      summary: { kind: 'text', limit: 120, label: textOf(({ columns }) => columns.summary) },
      state: {
        kind: 'choice',
        label: textOf(({ columns }) => columns.state),
        options: states.map((value) => ({ value, label: textOf((messages) => messages.states[value]) })),
      },
    },
    list: {
      columns: ['submitted_at', 'form', 'summary', 'state'],
      search: ['summary'],
      filters: ['form', 'state', 'submitted_at'],
      order: '-submitted_at',
    },
  }
}
