import { StaffLink } from '#staff/button/staff-button.tsx'
import { Suspense, useEffect } from 'react'
import { useLanguage, useLazyMessages } from '#i18n/language-context.tsx'
import { changeRightOf, type RecordDefinition } from '#records/definition.ts'
import { fieldText } from '../fields/index.ts'
import { currencyIn } from '../fields/record-currency.ts'
import { releaseMessages } from '../messages/releases.ts'
import { CollectButton } from '../releases/collect-button.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { listRecords, type ListedRecord, type RecordPage } from './calls.ts'
import { Heading } from './heading.tsx'
import { List } from './list.tsx'
import { ListColumns } from './list-columns.tsx'
import { ListExport } from './list-export.tsx'
import { filtersOf, orderingOf, pageLengthOf } from './list-query.ts'
import { EmptyState } from '#staff/empty-state/empty-state.tsx'
import { ListTable, type ListColumn } from './list-table.tsx'
import { ListViews } from './list-views.tsx'
import { Notice } from '#staff/notice/notice.tsx'
import { Obstacles } from './obstacles.tsx'
import { addressOf, useNames, useRecordMessages, useRecords } from './records-context.ts'
import styles from './records.module.css'
import { useStart } from '../start-context.ts'
import type { SpecialParts } from './special-parts.ts'
import { useKept } from './use-kept.ts'
import { maxChosen, useListActions } from './use-list-actions.ts'
import { useList, type List as ListOf } from './use-list.ts'
import { useWords } from './use-words.ts'

/** The list of a kind of record; its state is the address's query. */
export function RecordList({
  definition,
  parts,
}: {
  definition: RecordDefinition
  parts?: SpecialParts | undefined
}) {
  const { path, fields, kind, about } = definition
  const { calls } = useRecords()
  const language = useLanguage()
  const messages = useRecordMessages()
  const { collect: collecting } = useLazyMessages(releaseMessages)
  const names = useNames(definition)
  const list = useList(definition, (asked) => listRecords(calls, path, asked))
  const { query, found, chosen, setChosen } = list
  const [kept, setColumns] = useKept<readonly string[]>(`columns:${kind}`, definition.list.columns)
  const actions = useListActions(definition, () => {
    setChosen([])
    found.again()
  })
  useDeletedRecord(actions.tellDeleted)
  const mayChange = useStart().rights.includes(changeRightOf(definition))
  const { ListActions, Rows, Bulk, cells } = parts ?? {}

  const { count = 0, records = [], titles, known } = found.answer ?? {}
  const columns = kept.filter((name) => fields[name])
  const isOrdered = fields[orderingOf(query, definition)]?.kind === 'position'
  const canMove = isOrdered && !list.isNarrowed && count <= pageLengthOf(definition)
  const isBusy = found.state === 'loading' || actions.isBusy
  const selectable = Math.min(count, maxChosen)
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
      <List
        {...{ list, titles, known }}
        empty={
          <EmptyState title={messages.noneYet(names)}>
            {!definition.isMadeElsewhere && (
              <StaffLink href={addressOf(definition, 'create')}>{messages.add(names)}</StaffLink>
            )}
          </EmptyState>
        }
        tools={
          <>
            <ListViews list={list} />
            {!Rows && <ListColumns definition={definition} columns={columns} onChange={setColumns} />}
            <ListExport {...{ definition, query, count }} />
            {definition.publication !== undefined && count > 0 && (
              <CollectButton
                look="quiet"
                label={collecting.actAll}
                about={collecting.meant.list(count, names)}
                meant={{ kind, query: filtersOf(query, definition) }}
                onDone={found.again}
              />
            )}
          </>
        }
        notice={
          <>
            <Notice told={actions.told} />
            {actions.hindered && (
              <Obstacles
                definition={definition}
                {...actions.hindered}
                isBusy={actions.isBusy}
                onLeave={actions.leaveHindered}
              />
            )}
          </>
        }
        bulk={
          <BulkActions
            {...{ definition, chosen, titles: titles ?? {} }}
            onTell={actions.setTold}
            onCollected={found.again}
            isBusy={actions.isBusy}
            errors={actions.errors}
            all={chosen.length < selectable ? selectable : null}
            Further={Bulk}
            onChooseAll={() => void actions.findAll(query).then(setChosen)}
            onChange={(content, send) => void actions.changeTogether(chosen, content, send)}
            onRemove={() => void actions.remove(chosen)}
            onClear={() => setChosen([])}
          />
        }
      >
        {(page) => (
          <>
            {Rows ? (
              <Rows {...{ page, chosen, isBusy }} onChoose={mayChange ? setChosen : null} />
            ) : (
              <RecordTable
                {...{ definition, list, page, columns, cells, isBusy }}
                onMove={canMove ? (from, to) => void actions.move(page, from, to) : null}
              />
            )}
            {isOrdered && records.length > 1 && (
              <p className={styles.hint}>{canMove ? messages.order.hint : messages.order.onlyWhole}</p>
            )}
          </>
        )}
      </List>
    </>
  )
}

/** The table of a list of records: values in words, or the cells of the kind; the first column leads to the form. */
function RecordTable(props: {
  definition: RecordDefinition
  list: ListOf<ListedRecord>
  page: RecordPage
  columns: readonly string[]
  cells: SpecialParts['cells']
  isBusy: boolean
  onMove: ((from: number, to: number) => void) | null
}) {
  const { definition, list, page, columns, cells = {}, isBusy, onMove } = props
  const language = useLanguage()
  const { describe } = useRecords()
  const words = useWords(page.titles)
  const nameOf = ({ id, values }: ListedRecord) =>
    describe(definition, definition.title, values, page.titles) || `#${id}`
  const columnOf = (name: string): ListColumn<ListedRecord> => {
    const field = definition.fields[name]
    const Cell = cells[name]
    return {
      name,
      label: field?.label[language] ?? '',
      kind: field?.kind,
      isSortable: true,
      render: (record) => {
        const text = field
          ? fieldText(field, record.values[name], {
              ...words,
              currency: currencyIn(record.values) ?? words.currency,
            })
          : ''
        if (name === columns[0])
          return <a href={addressOf(definition, record.id)}>{text || nameOf(record)}</a>
        if (!Cell) return text
        return (
          <Suspense fallback={text}>
            <Cell record={record} />
          </Suspense>
        )
      },
    }
  }
  return <ListTable {...{ list, isBusy, nameOf, onMove }} columns={columns.map(columnOf)} />
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
