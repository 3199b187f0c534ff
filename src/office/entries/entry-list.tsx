import { useState } from 'react'
import type { ListedEntry } from '#contracts/office-entries.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { pickLanguage } from '#i18n/languages.ts'
import { officeHref } from '#routing/office-paths.ts'
import { askedOf, ListState, SortHeading } from '../forms/plain-list.tsx'
import { entryMessages } from '../messages/entries.ts'
import { Heading } from '../records/heading.tsx'
import { withParameters } from '../records/list-query.ts'
import { Notice } from '../records/notice.tsx'
import { Pager } from '../records/pager.tsx'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { useOfficeCall } from '../session/use-office-call.ts'
import { QuestionDialog } from '../shell/question-dialog.tsx'
import { useNews } from '../shell/use-news.ts'
import styles from './entries.module.css'
import { EntryFilterForm, entryFilters } from './entry-filter-form.tsx'
import { useEntryActions } from './use-entry-actions.ts'

/** The entries of forms, the newest first. */
export function EntryList() {
  const messages = useLazyMessages(entryMessages)
  const { resetSearch, noneFound, noneFoundHint } = useRecordMessages()
  const call = useOfficeCall()
  const news = useNews(['deleted'])
  const [query, setQuery] = useListQuery()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const actions = useEntryActions(news && { text: messages.bulk.deleted(1) })
  const found = useSearch(askedOf(query, entryFilters), (asked) =>
    call<{ count: number; results: ListedEntry[] }>('GET', `form-entries?${asked}`),
  )
  const { count, results } = found.answer ?? { count: 0, results: [] }
  const given = new URLSearchParams(query)
  const isNarrowed = entryFilters.some((name) => given.has(name))
  const isEmpty = found.state === 'found' && count === 0
  const set: typeof setQuery = (next, how) => {
    setChosen([])
    setQuery(next, how)
  }
  const after = async (work: Promise<boolean>) => {
    await work
    setChosen([])
    found.again()
  }
  return (
    <>
      <Heading title={messages.title}>{!(isEmpty && !isNarrowed) && <EntryExport query={query} />}</Heading>
      {isEmpty && !isNarrowed ? (
        <div className={recordStyles.empty}>
          <h2>{messages.empty}</h2>
        </div>
      ) : (
        <>
          <EntryFilterForm query={query} onQuery={set} />
          <ListState found={found} counted={messages.count(count)} />
          <Notice told={actions.told} />
          {isEmpty ? (
            <div className={recordStyles.empty}>
              <h2>{noneFound}</h2>
              <p>{noneFoundHint}</p>
              <button type="button" className={recordStyles.button} onClick={() => set('')}>
                {resetSearch}
              </button>
            </div>
          ) : (
            results.length > 0 && (
              <EntryTable entries={results} {...{ query, chosen }} onQuery={set} onChoose={setChosen} />
            )
          )}
          <Pager
            query={query}
            count={count}
            onGo={(page) => set(withParameters(query, { page: String(page) }))}
          />
        </>
      )}
      {chosen.length > 0 && (
        <BulkActions
          count={chosen.length}
          isBusy={actions.isBusy}
          onMark={(marks) => void after(actions.mark(chosen, marks))}
          onRemove={() => void after(actions.remove(chosen))}
        />
      )}
    </>
  )
}

/**
 * Links to the entries of one form as files, with the filters of the list. Requires one form, because columns differ
 * from form to form.
 */
function EntryExport({ query }: { query: string }) {
  const { export: messages } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const { form, ...filters } = Object.fromEntries(new URLSearchParams(query))
  if (form === undefined) return <p className={styles.hint}>{messages.chooseForm}</p>
  return (
    <p className={styles.downloads}>
      {(['csv', 'xlsx'] as const).map((format) => {
        const asked = new URLSearchParams({ format })
        for (const name of entryFilters) if (filters[name]) asked.set(name, filters[name])
        return (
          <a
            key={format}
            className={recordStyles.button}
            href={`/${language}/api/admin/forms/${form}/export?${asked.toString()}`}
            download
            aria-label={`${messages.title}: ${messages[format]}`}
          >
            {format.toUpperCase()}
          </a>
        )
      })}
    </p>
  )
}

function EntryTable(props: {
  entries: ListedEntry[]
  query: string
  chosen: readonly number[]
  onQuery: (query: string) => void
  onChoose: (ids: readonly number[]) => void
}) {
  const { entries, query, chosen, onQuery, onChoose } = props
  const { columns, bulk } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const areAllChosen = entries.every(({ id }) => chosen.includes(id))
  return (
    <table className={`${recordStyles.table} ${styles.list}`}>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={bulk.chooseAll}
              checked={areAllChosen}
              onChange={() => onChoose(areAllChosen ? [] : entries.map(({ id }) => id))}
            />
          </th>
          <SortHeading
            name="submitted_at"
            label={columns.submitted_at}
            first="-submitted_at"
            standard="-submitted_at"
            query={query}
            onSort={onQuery}
          />
          <th scope="col">{columns.form}</th>
          <th scope="col">{columns.summary}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const { id, form, email, summary } = entry
          const when = readableInstant(new Date(entry.submitted_at), language)
          const isChosen = chosen.includes(id)
          return (
            <tr
              key={id}
              data-chosen={isChosen ? '' : undefined}
              data-unread={entry.is_read || entry.is_test ? undefined : ''}
            >
              <td>
                <input
                  type="checkbox"
                  aria-label={bulk.choose(when)}
                  checked={isChosen}
                  onChange={() => onChoose(isChosen ? chosen.filter((one) => one !== id) : [...chosen, id])}
                />
              </td>
              <td>
                <a href={officeHref('entries', id)}>{when}</a>
              </td>
              <td>{pickLanguage(form.title, language)}</td>
              <td>
                <span>{email}</span>
                <small>{summary}</small>
              </td>
              <td>
                <EntryMarks entry={entry} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** The processing state of an entry, in words. */
function EntryMarks({ entry }: { entry: ListedEntry }) {
  const { marks: messages } = useLazyMessages(entryMessages)
  const marks = [
    entry.is_test && messages.test,
    entry.is_confirmed === false && messages.unconfirmed,
    !entry.is_read && messages.unread,
    entry.is_done ? messages.done : messages.open,
    entry.note !== '' && messages.note,
  ]
  return marks.filter(Boolean).join(', ')
}

/** The actions on all chosen entries. */
function BulkActions(props: {
  count: number
  isBusy: boolean
  onMark: (marks: { is_read?: boolean; is_done?: boolean }) => void
  onRemove: () => void
}) {
  const { count, isBusy, onMark, onRemove } = props
  const { bulk: messages } = useLazyMessages(entryMessages)
  const { chosen } = useRecordMessages()
  const [isAsking, setIsAsking] = useState(false)
  const button = (name: string, act: () => void) => (
    <button type="button" aria-disabled={isBusy} onClick={act}>
      {name}
    </button>
  )
  return (
    <fieldset className={recordStyles.bulk} aria-label={chosen(count)}>
      <p>{chosen(count)}</p>
      {button(messages.done, () => onMark({ is_done: true }))}
      {button(messages.undone, () => onMark({ is_done: false }))}
      {button(messages.read, () => onMark({ is_read: true }))}
      {button(messages.unread, () => onMark({ is_read: false }))}
      {button(messages.delete, () => setIsAsking(true))}
      {isAsking && (
        <QuestionDialog
          title={messages.deleteTitle(count)}
          text={messages.deleteText}
          action={messages.delete}
          onConfirm={() => {
            setIsAsking(false)
            onRemove()
          }}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </fieldset>
  )
}
