import { StaffLink } from '#staff/button/staff-button.tsx'
import { useEffect, useState } from 'react'
import { useSearch } from '#fields/controls/use-search.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { changeRightOf, type RecordDefinition } from '#records/definition.ts'
import { BulkActions } from './bulk-actions.tsx'
import { listRecords, type RecordPage } from './calls.ts'
import { Heading } from './heading.tsx'
import { ListColumns } from './list-columns.tsx'
import { ListExport } from './list-export.tsx'
import { ListFilters } from './list-filters.tsx'
import { askedOf, isNarrowed, orderingOf, pageLength, sortedBy, withParameters } from './list-query.ts'
import { ListState, NothingFound } from './list-state.tsx'
import { ListTable } from './list-table.tsx'
import { ListViews } from './list-views.tsx'
import { Notice } from './notice.tsx'
import { Obstacles } from './obstacles.tsx'
import { Pager } from './pager.tsx'
import { addressOf, useNames, useRecordMessages, useRecords } from './records-context.ts'
import styles from './records.module.css'
import { useStart } from '../start-context.ts'
import type { SpecialParts } from './special-parts.ts'
import { useKept } from './use-kept.ts'
import { maxChosen, useListActions } from './use-list-actions.ts'
import { useListQuery } from './use-list-query.ts'

const nothing: RecordPage = { count: 0, records: [], titles: {}, known: {} }

/** The list of a kind of record; its state is the address's query. */
export function RecordList({
  definition,
  parts,
}: {
  definition: RecordDefinition
  parts?: SpecialParts | undefined
}) {
  const { path, fields, list, kind, about } = definition
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useRecordMessages()
  const names = useNames(definition)
  const [query, setQuery] = useListQuery()
  const [kept, setColumns] = useKept<readonly string[]>(`columns:${kind}`, list.columns)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const asked = askedOf(query, definition)
  const found = useSearch<RecordPage>(asked, (wanted) => listRecords(calls, path, wanted))
  const actions = useListActions(definition, () => {
    setChosen([])
    found.again()
  })
  useDeletedRecord(actions.tellDeleted)
  const mayChange = useStart().rights.includes(changeRightOf(definition))
  const { ListActions, Rows, Bulk, cells } = parts ?? {}

  const page = found.answer ?? nothing
  const columns = kept.filter((name) => fields[name])
  const ordering = orderingOf(query, definition)
  const narrowed = isNarrowed(query, definition)
  const isOrdered = fields[ordering]?.kind === 'position'
  const canMove = isOrdered && !narrowed && page.count <= pageLength
  const isBusy = found.state === 'loading' || actions.isBusy
  const isEmpty = found.state === 'found' && page.records.length === 0
  const set = (changed: Record<string, string>, how?: 'replace' | 'push') => {
    setChosen([])
    setQuery(withParameters(query, changed), how)
  }
  return (
    <>
      <Heading title={names.place} about={about?.[language]}>
        {ListActions ? (
          <ListActions onChanged={found.again} onTell={actions.setTold} />
        ) : (
          !definition.isMadeElsewhere && (
            <StaffLink look="primary" href={addressOf(definition, 'create')}>
              {messages.add(names)}
            </StaffLink>
          )
        )}
      </Heading>
      <ListFilters
        {...{ definition, set }}
        params={new URLSearchParams(query)}
        titles={page.titles}
        known={page.known}
      />
      <div className={styles.bar}>
        <ListState found={found} />
        <ListViews kind={kind} query={query} onChoose={(view) => setQuery(view)} />
        {!Rows && <ListColumns definition={definition} columns={columns} onChange={setColumns} />}
        <ListExport {...{ definition, query }} count={page.count} />
      </div>
      <Notice told={actions.told} />
      {actions.hindered && (
        <Obstacles
          definition={definition}
          {...actions.hindered}
          isBusy={actions.isBusy}
          onLeave={actions.leaveHindered}
        />
      )}
      {isEmpty && narrowed && <NothingFound onReset={() => setQuery('')} />}
      {isEmpty && !narrowed && (
        <div className={styles.empty}>
          <h2>{messages.noneYet(names)}</h2>
          {!definition.isMadeElsewhere && (
            <StaffLink href={addressOf(definition, 'create')}>{messages.add(names)}</StaffLink>
          )}
        </div>
      )}
      {!isEmpty &&
        page.records.length > 0 &&
        (Rows ? (
          <Rows {...{ page, chosen }} isBusy={isBusy} onChoose={mayChange ? setChosen : null} />
        ) : (
          <ListTable
            {...{ definition, page, columns, cells, ordering, chosen }}
            isBusy={isBusy}
            onSort={(name) => setQuery(sortedBy(query, name, definition))}
            onChoose={setChosen}
            onMove={canMove ? (from, to) => void actions.move(page, from, to) : null}
          />
        ))}
      {isOrdered && page.records.length > 1 && (
        <p className={styles.hint}>{canMove ? messages.order.hint : messages.order.onlyWhole}</p>
      )}
      <Pager query={query} count={page.count} onGo={(to) => set({ page: String(to) })} />
      {chosen.length > 0 && (
        <BulkActions
          {...{ definition, chosen }}
          onTell={actions.setTold}
          titles={page.titles}
          isBusy={actions.isBusy}
          all={chosen.length < Math.min(page.count, maxChosen) ? Math.min(page.count, maxChosen) : null}
          Further={Bulk}
          onChooseAll={() => void actions.findAll(query).then(setChosen)}
          onChange={(content, send) => void actions.changeTogether(chosen, content, send)}
          onRemove={() => void actions.remove(chosen)}
          onClear={() => setChosen([])}
        />
      )}
    </>
  )
}

/** Tells of the record that was deleted in its form, which leads here. */
function useDeletedRecord(tell: (id: number) => void): void {
  useEffect(() => {
    const [, deleted] = /^#deleted-(\d+)$/.exec(location.hash) ?? []
    if (deleted === undefined) return
    history.replaceState(null, '', location.pathname + location.search)
    tell(Number(deleted))
    // Once, after coming from the form.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
}
