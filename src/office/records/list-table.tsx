import { useState, type DragEvent, type ReactNode } from 'react'
import { StaffTable, type TableColumn } from '#staff/table/staff-table.tsx'
import { orderingOf } from './list-query.ts'
import { useRecordMessages } from './records-context.ts'
import type { List } from './use-list.ts'

export type ListColumn<Row> = Omit<TableColumn<Row>, 'sort' | 'head'> & { isSortable?: boolean }

/** The rows of a list's page as a table, which sorts and chooses them. */
export function ListTable<Row extends { id: number | string }>(props: {
  list: List<Row>
  columns: readonly ListColumn<Row>[]
  isBusy?: boolean
  /** The name of a row in the labels of its controls; without it, rows can't be chosen. */
  nameOf?: (row: Row) => string
  /** Moves the row at one index to another; null where the list can't be put in order. */
  onMove?: ((from: number, to: number) => void) | null
}) {
  const { list, columns, isBusy = list.found.state === 'loading', nameOf, onMove } = props
  const { definition, query, sortBy, found, chosen, setChosen } = list
  const messages = useRecordMessages()
  const rows = found.answer?.records ?? []
  const { orderColumn, attributesOf } = useOrdering({ rows, nameOf, onMove })
  const ordering = orderingOf(query, definition)
  return (
    <StaffTable
      rows={rows}
      keyOf={({ id }) => id}
      isBusy={isBusy}
      columns={[
        ...(nameOf
          ? [
              {
                name: 'tick',
                label: messages.chooseAll,
                kind: 'tick',
                head: (
                  <input
                    type="checkbox"
                    aria-label={messages.chooseAll}
                    checked={rows.every(({ id }) => chosen.includes(id))}
                    onChange={({ target }) => setChosen(target.checked ? rows.map(({ id }) => id) : [])}
                  />
                ),
                render: (row: Row) => (
                  <input
                    type="checkbox"
                    aria-label={messages.choose(nameOf(row))}
                    checked={chosen.includes(row.id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id))
                    }
                  />
                ),
              },
            ]
          : []),
        ...columns.map(({ isSortable = false, ...column }): TableColumn<Row> => {
          const { name, label } = column
          if (!isSortable) return column
          const order = ordering === name ? 'ascending' : ordering === `-${name}` ? 'descending' : undefined
          return { ...column, sort: { title: messages.sortBy(label), order, onSort: () => sortBy(name) } }
        }),
        ...orderColumn,
      ]}
      attributesOf={(row, index) => ({
        'data-chosen': chosen.includes(row.id) ? '' : undefined,
        ...attributesOf(index),
      })}
    />
  )
}

/** The column that moves rows, by the pointer or by keys, and what it needs of the rows. */
function useOrdering<Row>(props: {
  rows: readonly Row[]
  nameOf: ((row: Row) => string) | undefined
  onMove: ((from: number, to: number) => void) | null | undefined
}) {
  const { rows, nameOf, onMove } = props
  const { order: messages } = useRecordMessages()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  if (!onMove || !nameOf) return { orderColumn: [], attributesOf: () => ({}) }
  const stop = () => {
    setDragged(null)
    setOver(null)
  }
  const column: TableColumn<Row> = {
    name: 'order',
    label: messages.title,
    kind: 'order',
    render: (row, index) => (
      <>
        {/* A handle for the pointer; keys have the buttons beside it. */}
        <span
          draggable
          title={messages.drag}
          aria-hidden="true"
          onDragStart={() => setDragged(index)}
          onDragEnd={stop}
        >
          ⠿
        </span>
        <MoveButton
          label={messages.up(nameOf(row))}
          isOff={index === 0}
          onClick={() => onMove(index, index - 1)}
        >
          ↑
        </MoveButton>
        <MoveButton
          label={messages.down(nameOf(row))}
          isOff={index === rows.length - 1}
          onClick={() => onMove(index, index + 1)}
        >
          ↓
        </MoveButton>
      </>
    ),
  }
  const attributesOf = (index: number) => ({
    'data-over': over === index && dragged !== null && dragged !== index ? '' : undefined,
    'data-down': dragged !== null && dragged < index ? '' : undefined,
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(index)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null && dragged !== index) onMove(dragged, index)
      stop()
    },
  })
  return { orderColumn: [column], attributesOf }
}

/** A button that keeps its focus at the ends of the list, unlike a disabled one. */
function MoveButton(props: { label: string; isOff: boolean; onClick: () => void; children: ReactNode }) {
  const { label, isOff, onClick, children } = props
  return (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={isOff ? undefined : onClick}>
      <span aria-hidden="true">{children}</span>
    </button>
  )
}
