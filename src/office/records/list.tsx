import { StaffButton } from '#staff/button/staff-button.tsx'
import type { ReactNode } from 'react'
import type { RecordPage } from './calls.ts'
import { ListFilters } from './list-filters.tsx'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { ListState } from './list-state.tsx'
import { Pager } from './pager.tsx'
import { useRecordMessages } from './records-context.ts'
import styles from './records.module.css'
import type { List as ListOf, ListPage } from './use-list.ts'

/** A list with its filters and pages, whatever its rows are; `children` shows those of a page. */
export function List<Row extends { id: number | string }, More>(props: {
  list: ListOf<Row, More>
  /** Stands in place of its rows while there are none at all. */
  empty: ReactNode
  /** Of the references by which it can be filtered. */
  titles?: RecordPage['titles'] | undefined
  known?: RecordPage['known'] | undefined
  /** Beside the number of rows, such as views and columns. */
  tools?: ReactNode
  /** What has just happened. */
  notice?: ReactNode
  /** What can be done with chosen rows. */
  bulk?: ReactNode
  children: (page: ListPage<Row> & More) => ReactNode
}) {
  const { list, empty, titles = {}, known = {}, tools, notice, bulk, children } = props
  const { found, setQuery } = list
  const messages = useRecordMessages()
  const page = found.answer
  const hasRows = page !== null && page.records.length > 0
  const isEmpty = found.state === 'found' && !hasRows
  return (
    <>
      <ListFilters {...{ list, titles, known }} />
      <div className={styles.bar}>
        <ListState found={found} />
        {tools}
      </div>
      {notice}
      {isEmpty && list.isNarrowed && (
        <EmptyState title={messages.noneFound} hint={messages.noneFoundHint}>
          <StaffButton onClick={() => setQuery('')}>{messages.resetSearch}</StaffButton>
        </EmptyState>
      )}
      {isEmpty && !list.isNarrowed && empty}
      {hasRows && children(page)}
      <Pager list={list} />
      {list.chosen.length > 0 && bulk}
    </>
  )
}
