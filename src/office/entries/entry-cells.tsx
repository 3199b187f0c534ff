import type { ListedEntry } from '#contracts/office-entries.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import type { Values } from '#records/field.ts'
import { entryMessages } from '../messages/entries.ts'
import type { SpecialParts } from '../records/special-parts.ts'
import styles from './entries.module.css'

/** An entry from a row of the list: the calls answer what their contract says. */
function entryOf(values: Values): ListedEntry {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return values as ListedEntry
}

/** The cells of the list that are more than the words for a value. */
export const entryCells: NonNullable<SpecialParts['cells']> = {
  form: function FormCell({ record }) {
    return pickLanguage(entryOf(record.values).form.title, useLanguage())
  },
  summary: function SummaryCell({ record }) {
    const { email, summary } = entryOf(record.values)
    return (
      <span className={styles.summary}>
        <span>{email}</span>
        <small>{summary}</small>
      </span>
    )
  },
  state: function StateCell({ record }) {
    const { marks: messages } = useLazyMessages(entryMessages)
    const entry = entryOf(record.values)
    const marks = [
      entry.is_test && messages.test,
      entry.is_confirmed === false && messages.unconfirmed,
      !entry.is_read && messages.unread,
      entry.is_done ? messages.done : messages.open,
      entry.note !== '' && messages.note,
    ]
    return (
      <span data-unread={entry.is_read || entry.is_test ? undefined : ''}>
        {marks.filter(Boolean).join(', ')}
      </span>
    )
  },
}
