import type { EntryValue, ListedEntry } from '#contracts/office-entries.ts'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { formEntries, forms } from '#db/schema/index.ts'

/** An entry with the title of its form, as queries select it. */
export type EntryRow = {
  entry: typeof formEntries.$inferSelect
  title: (typeof forms.$inferSelect)['title']
}

const maxSummaryLength = 120

/** The fields of an entry that lists show. */
export function presentEntry({ entry, title }: EntryRow, values: readonly EntryValue[]): ListedEntry {
  return {
    id: entry.id,
    form: { id: entry.formId, title },
    submitted_at: entry.submittedAt.toISOString(),
    language: entry.language,
    is_test: entry.isTest,
    is_read: entry.readAt !== null,
    is_done: entry.doneAt !== null,
    is_confirmed: entry.confirmTokenHash === null ? null : entry.confirmedAt !== null,
    note: entry.note,
    mailed_at: entry.mailedAt?.toISOString() ?? null,
    email: values.find(({ field_type: type }) => type === formFieldTypes.email.number)?.value[0] ?? '',
    summary: summaryOf(values),
  }
}

const toldTypes: number[] = [
  formFieldTypes.text.number,
  formFieldTypes.textarea.number,
  formFieldTypes.checkboxes.number,
  formFieldTypes.select.number,
  formFieldTypes.multi_select.number,
  formFieldTypes.radio.number,
]

/** The first texts and choices on one line. */
function summaryOf(values: readonly EntryValue[]): string {
  const texts = values
    .filter(({ field_type: type }) => toldTypes.includes(type))
    .flatMap(({ value }) => value)
  const characters = Array.from(texts.join(' · ').replaceAll(/\s+/g, ' ').trim())
  if (characters.length <= maxSummaryLength) return characters.join('')
  return `${characters.slice(0, maxSummaryLength - 1).join('')}…`
}
