import { StaffBar } from '#staff/bar/staff-bar.tsx'
import { StaffButton, StaffLink } from '#staff/button/staff-button.tsx'
import { useEffect, useMemo, useState } from 'react'
import { readableInstant } from '#i18n/hall-time.ts'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { record as formDefinition } from '#records/form/record.ts'
import { formOf } from '../forms/form-of.ts'
import { entryMessages } from '../messages/entries.ts'
import { type ListedRecord, listRecords } from '../records/calls.ts'
import { ChosenBar } from '../records/chosen-bar.tsx'
import { Heading } from '../records/heading.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { List } from '../records/list.tsx'
import type { ListDefinition } from '../records/list-definition.ts'
import { askedOf } from '../records/list-query.ts'
import { ListTable } from '../records/list-table.tsx'
import { ListViews } from '../records/list-views.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { useRecords } from '../records/records-context.ts'
import { asPage, useList, type List as ListOf } from '../records/use-list.ts'
import { QuestionDialog } from '#staff/dialog/question-dialog.tsx'
import { useNews } from '../shell/use-news.ts'
import styles from './entries.module.css'
import { entryDefinition } from './entry-definition.ts'
import { useEntryActions } from './use-entry-actions.ts'
import { useEntryColumns } from './use-entry-columns.tsx'

/** The entries of forms, the newest first. */
export function EntryList() {
  const messages = useLazyMessages(entryMessages)
  const language = useLanguage()
  const { calls } = useRecords()
  const news = useNews(['deleted'])
  const actions = useEntryActions(news && { text: messages.bulk.deleted(1) })
  const list = useList(useEntryDefinition(), (query) => calls.get('form-entries', { query }).then(asPage))
  const { chosen } = list
  const columns = useEntryColumns()
  const after = async (work: Promise<boolean>) => {
    await work
    list.setChosen([])
    list.found.again()
  }
  return (
    <>
      <Heading title={messages.names.many} about={messages.about}>
        <EntryExport list={list} />
      </Heading>
      <List
        list={list}
        empty={<EmptyState title={messages.empty} />}
        tools={<ListViews list={list} />}
        notice={<Notice told={actions.told} />}
        bulk={
          <BulkActions
            count={chosen.length}
            isBusy={actions.isBusy}
            onMark={(marks) => void after(actions.mark(chosen, marks))}
            onRemove={() => void after(actions.remove(chosen))}
          />
        }
      >
        {() => (
          <div className={styles.list}>
            <ListTable
              list={list}
              columns={columns}
              isBusy={list.found.state === 'loading' || actions.isBusy}
              nameOf={({ submitted_at: at }) => readableInstant(new Date(at), language)}
            />
          </div>
        )}
      </List>
    </>
  )
}

/** The definition of the list with the forms by which it can be filtered. */
function useEntryDefinition(): ListDefinition {
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
function EntryExport({ list }: { list: Pick<ListOf, 'query' | 'definition'> }) {
  const { export: messages } = useLazyMessages(entryMessages)
  const language = useLanguage()
  const filters = new URLSearchParams(askedOf(list.query, list.definition))
  const form = filters.get('form')
  if (form === null) return <p className={styles.hint}>{messages.chooseForm}</p>
  for (const name of ['form', 'ordering', 'page', 'page_size']) filters.delete(name)
  return (
    <StaffBar>
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
    </StaffBar>
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
  const [isAsking, setIsAsking] = useState(false)
  const button = (name: string, act: () => void) => (
    <StaffButton isBusy={isBusy} onClick={act}>
      {name}
    </StaffButton>
  )
  return (
    <ChosenBar count={count}>
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
    </ChosenBar>
  )
}
