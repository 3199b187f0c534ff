import type { Search } from '#fields/controls/use-search.ts'
import { pageLength, pageOf, withParameters } from '../records/list-query.ts'
import { useRecordMessages } from '../records/records-context.ts'
import recordStyles from '../records/records.module.css'

/** The query of the call that answers a page of a list: what its address says, without what the call does not know. */
export function askedOf(query: string, filters: readonly string[]): string {
  const given = new URLSearchParams(query)
  const asked = new URLSearchParams({ page: String(pageOf(query)), page_size: String(pageLength) })
  for (const name of ['ordering', ...filters]) {
    const value = given.get(name) ?? ''
    if (value !== '') asked.set(name, value)
  }
  return asked.toString()
}

/** How many records were found, or why none could be shown. */
export function ListState({ found, counted }: { found: Search<unknown>; counted: string }) {
  const messages = useRecordMessages()
  const hasFailed = found.state === 'failed'
  return (
    <div className={recordStyles.bar}>
      <output>{hasFailed ? messages.notLoaded : found.answer ? counted : messages.loading}</output>
      {hasFailed && (
        <button type="button" className={recordStyles.button} onClick={found.again}>
          {messages.again}
        </button>
      )}
    </div>
  )
}

/** The heading of a column by which a list can be sorted; a second click sorts the other way round. */
export function SortHeading(props: {
  name: string
  label: string
  query: string
  isNumber?: boolean
  /** The order after a first click; a minus for descending. */
  first: string
  /** The order of a list whose address names none. */
  standard: string
  onSort: (query: string) => void
}) {
  const { name, label, query, isNumber, first, standard, onSort } = props
  const messages = useRecordMessages()
  const ordering = new URLSearchParams(query).get('ordering') ?? standard
  const isAscending = ordering === name
  const isSorted = isAscending || ordering === `-${name}`
  const other = isAscending ? `-${name}` : name
  return (
    <th
      scope="col"
      data-kind={isNumber ? 'number' : undefined}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        title={messages.sortBy(label)}
        onClick={() => onSort(withParameters(query, { ordering: isSorted ? other : first }))}
      >
        {label}
        <span aria-hidden="true">{isSorted && (isAscending ? ' ↑' : ' ↓')}</span>
      </button>
    </th>
  )
}
