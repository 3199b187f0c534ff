import type { ListedEntry } from '#contracts/office-entries.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { entryMessages } from '../messages/entries.ts'
import type { ListColumn } from '../records/list-table.tsx'
import styles from './entries.module.css'

/** The columns of the list of entries. */
export function useEntryColumns(): ListColumn<ListedEntry>[] {
  const language = useLanguage()
  const { columns, marks } = useLazyMessages(entryMessages)
  return [
    {
      name: 'submitted_at',
      label: columns.submitted_at,
      isSortable: true,
      render: ({ id, submitted_at: at }) => (
        <a href={officeHref('entries', id)}>{readableInstant(new Date(at), language)}</a>
      ),
    },
    { name: 'form', label: columns.form, render: ({ form }) => pickLanguage(form.title, language) },
    {
      name: 'summary',
      label: columns.summary,
      kind: 'text',
      render: ({ email, summary }) => (
        <span className={styles.summary}>
          <span>{email}</span>
          <small>{summary}</small>
        </span>
      ),
    },
    {
      name: 'state',
      label: columns.state,
      render: (entry) => {
        const words = [
          entry.is_test && marks.test,
          entry.is_confirmed === false && marks.unconfirmed,
          !entry.is_read && marks.unread,
          entry.is_done ? marks.done : marks.open,
          entry.note !== '' && marks.note,
        ]
        return (
          <span data-unread={entry.is_read || entry.is_test ? undefined : ''}>
            {words.filter(Boolean).join(', ')}
          </span>
        )
      },
    },
  ]
}
