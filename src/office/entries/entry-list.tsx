import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { useEffect, useMemo, useState } from 'react'
import type { ListedEntry } from '#contracts/office-entries.ts'
import { useSearch } from '#fields/controls/use-search.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { record as formDefinition } from '#records/form/record.ts'
import { formOf } from '../forms/form-of.ts'
import { entryMessages } from '../messages/entries.ts'
import { type ListedRecord, listRecords, type RecordPage } from '../records/calls.ts'
import { Heading } from '../records/heading.tsx'
import { ListFilters } from '../records/list-filters.tsx'
import { askedOf, isNarrowed, orderingOf, sortedBy, withParameters } from '../records/list-query.ts'
import { ListState, NothingFound } from '../records/list-state.tsx'
import { ListTable } from '../records/list-table.tsx'
import { ListViews } from '../records/list-views.tsx'
import { Notice } from '../records/notice.tsx'
import { Pager } from '../records/pager.tsx'
import { useNames, useRecordMessages, useRecords } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'
import { useListQuery } from '../records/use-list-query.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { useNews } from '../shell/use-news.ts'
import styles from './entries.module.css'
import { entryCells } from './entry-cells.tsx'
import { entryDefinition } from './entry-definition.ts'
import { useEntryActions } from './use-entry-actions.ts'

/** The entries of forms, the newest first. */
export function EntryList() {
  const messages = useLazyMessages(entryMessages)
  const language = useLanguage()
  const { calls } = useRecords()
  const definition = useEntryDefinition()
  const { place } = useNames(definition)
  const news = useNews(['deleted'])
  const [query, setQuery] = useListQuery()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const actions = useEntryActions(news && { text: messages.bulk.deleted(1) })
  const found = useSearch(askedOf(query, definition), async (asked): Promise<RecordPage> => {
    const { count, results } = await calls.get('form-entries', { query: asked })
    return { count, records: results.map(listed), titles: {}, known: {} }
  })
  const page = found.answer
  const narrowed = isNarrowed(query, definition)
  const isEmpty = found.state === 'found' && page?.count === 0
  const set = (next: string, how?: 'replace' | 'push') => {
    setChosen([])
    setQuery(next, how)
  }
  const after = async (work: Promise<boolean>) => {
    await work
    setChosen([])
    found.again()
  }
  if (isEmpty && !narrowed)
    return (
      <>
        <Heading title={place} />
        <Notice told={actions.told} />
        <div className={recordStyles.empty}>
          <h2>{messages.empty}</h2>
        </div>
      </>
    )
  return (
    <>
      <Heading title={place} about={definition.about?.[language]}>
        <EntryExport {...{ query, definition }} />
      </Heading>
      <div className={styles.filters}>
        <ListFilters
          definition={definition}
          params={new URLSearchParams(query)}
          titles={{}}
          known={{}}
          set={(changed, how) => set(withParameters(query, changed), how)}
        />
      </div>
      <div className={recordStyles.bar}>
        <ListState found={found} />
        <ListViews kind={definition.kind} query={query} onChoose={set} />
      </div>
      <Notice told={actions.told} />
      {isEmpty && <NothingFound onReset={() => set('')} />}
      {page && page.records.length > 0 && (
        <div className={styles.list}>
          <ListTable
            {...{ definition, page, chosen }}
            columns={definition.list.columns}
            cells={entryCells}
            sortable={['submitted_at']}
            ordering={orderingOf(query, definition)}
            isBusy={found.state === 'loading' || actions.isBusy}
            onSort={(name) => set(sortedBy(query, name, definition))}
            onChoose={setChosen}
            onMove={null}
          />
        </div>
      )}
      <Pager
        query={query}
        count={page?.count ?? 0}
        onGo={(to) => set(withParameters(query, { page: String(to) }))}
      />
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

function listed({ id, ...values }: ListedEntry): ListedRecord {
  return { id, values }
}

/** The definition of the list with the forms by which it can be filtered. */
function useEntryDefinition(): RecordDefinition {
  const { calls } = useRecords()
  const [forms, setForms] = useState<readonly ListedRecord[]>([])
  useEffect(() => {
    listRecords(calls, formDefinition.path, 'page_size=100').then(
      ({ records }) => setForms(records),
      // The list of entries says it when the server can't be reached.
      () => {},
    )
  }, [calls])
  return useMemo(
    () => entryDefinition(forms.map(({ id, values }) => ({ id, title: formOf(values).title }))),
    [forms],
  )
}

/**
 * Links to the entries of one form as files, with the filters of the list. Requires one form, because columns differ
 * from form to form.
 */
function EntryExport({ query, definition }: { query: string; definition: RecordDefinition }) {
  const { export: messages } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const filters = new URLSearchParams(askedOf(query, definition))
  const form = filters.get('form')
  if (form === null) return <p className={styles.hint}>{messages.chooseForm}</p>
  for (const name of ['form', 'ordering', 'page', 'page_size']) filters.delete(name)
  return (
    <p className={styles.downloads}>
      {(['csv', 'xlsx'] as const).map((format) => (
        <StaffLink
          key={format}
          href={`/${language}/api/admin/forms/${form}/export?${new URLSearchParams([...filters, ['format', format]]).toString()}`}
          download
          aria-label={`${messages.title}: ${messages[format]}`}
        >
          {format.toUpperCase()}
        </StaffLink>
      ))}
    </p>
  )
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
    <StaffButton isBusy={isBusy} onClick={act}>
      {name}
    </StaffButton>
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
          onClose={() => setIsAsking(false)}
        />
      )}
    </fieldset>
  )
}
