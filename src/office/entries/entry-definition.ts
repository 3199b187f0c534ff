import type { EntryState } from '#contracts/office-entries.ts'
import type { Localized } from '#i18n/languages.ts'
import { entryMessages } from '../messages/entries.ts'
import { labelsFrom, type ListDefinition } from '../records/list-definition.ts'

const label = labelsFrom(entryMessages)
const states = ['unread', 'open', 'done', 'test', 'unconfirmed'] as const satisfies EntryState[]

/** The list of entries, with the forms by which it can be filtered. */
export function entryDefinition(forms: readonly { id: number; title: Localized }[]): ListDefinition {
  return {
    kind: 'form_entry',
    fields: {
      submitted_at: { kind: 'instant', label: label(({ columns }) => columns.submitted_at) },
      form: {
        kind: 'choice',
        label: label(({ columns }) => columns.form),
        options: forms.map(({ id, title }) => ({ value: String(id), label: title })),
      },
      state: {
        kind: 'choice',
        label: label(({ columns }) => columns.state),
        options: states.map((value) => ({ value, label: label((messages) => messages.states[value]) })),
      },
    },
    list: {
      search: ['summary'],
      filters: ['form', 'state', 'submitted_at'],
      order: '-submitted_at',
    },
  }
}
