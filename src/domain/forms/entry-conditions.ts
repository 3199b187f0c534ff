/** Filters of entries. */
import { and, eq, gte, isNotNull, isNull, lt, not, sql, type SQL } from 'drizzle-orm'
import { formFieldTypes } from '#contracts/form-field-types.ts'
import type { EntryFilter, EntryState } from '#contracts/office-entries.ts'
import { formEntries, formEntryValues, formFiles } from '#db/schema/index.ts'
import { addDays, startOfHallDay } from '#i18n/dates.ts'
import { foldedPattern } from '../search/index.server.ts'

export type EntryQuestion = EntryFilter & { form?: number | undefined }

/** Whether its sender still has to follow the link in a mail. */
const isUnconfirmed = sql`(${and(isNotNull(formEntries.confirmTokenHash), isNull(formEntries.confirmedAt))})`

/** Whether staff still have to process it. */
const counts = sql`(${and(eq(formEntries.isTest, false), not(isUnconfirmed))})`

export const isUnread = sql`(${and(counts, isNull(formEntries.readAt))})`

/** See `entryStates` in contracts/office-entries.ts. */
const hasState: Record<EntryState, SQL | undefined> = {
  all: undefined,
  unread: isUnread,
  open: and(counts, isNull(formEntries.doneAt)),
  done: and(counts, isNotNull(formEntries.doneAt)),
  test: eq(formEntries.isTest, true),
  unconfirmed: and(eq(formEntries.isTest, false), isUnconfirmed),
}

/**
 * The entries of a form, in a state, within days in the hall, with all these words in values, file names or the note.
 */
export function isAskedForBy(question: EntryQuestion): SQL | undefined {
  const { form, state, query, submitted_at_from: from, submitted_at_to: to } = question
  const words = query.split(/\s+/).filter(Boolean)
  return and(
    form === undefined ? undefined : eq(formEntries.formId, form),
    hasState[state],
    from === undefined ? undefined : gte(formEntries.submittedAt, startOfHallDay(from)),
    to === undefined ? undefined : lt(formEntries.submittedAt, startOfHallDay(addDays(to, 1))),
    ...words.map(mentions),
  )
}

/** Correlated with each entry, so that the first page of a list does not read all entries. */
function mentions(word: string): SQL {
  const pattern = foldedPattern(word)
  return sql`(
    EXISTS (SELECT FROM ${formEntryValues} v WHERE v.entry_id = ${formEntries.id}
      AND v.field_type <> ${formFieldTypes.file.number} AND fold_text(array_to_string(v.value, ' ')) LIKE ${pattern})
    OR EXISTS (SELECT FROM ${formFiles} f WHERE f.entry_id = ${formEntries.id} AND fold_text(f.file_name) LIKE ${pattern})
    OR (${formEntries.note} <> '' AND fold_text(${formEntries.note}) LIKE ${pattern}))`
}
