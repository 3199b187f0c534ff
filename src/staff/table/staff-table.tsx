import type { HTMLAttributes, ReactNode } from 'react'
import styles from './staff-table.module.css'

export type TableColumn<Row> = {
  name: string
  /** Stands above the column, and on a phone in front of the value. */
  label: string
  /**
   * What decides its width and alignment: a kind of field, `tick` for boxes that choose a row, `order` for what moves it,
   * `actions` for other buttons.
   */
  kind?: string | undefined
  /** In place of the label above the column. */
  head?: ReactNode
  /** Makes the label a button that sorts by this column. */
  sort?: { title: string; order: 'ascending' | 'descending' | undefined; onSort: () => void } | undefined
  render: (row: Row, index: number) => ReactNode
}

/** What says itself what it is. */
const withoutLabel = new Set<string | undefined>(['tick', 'order', 'actions'])

type RowAttributes = Pick<HTMLAttributes<HTMLTableRowElement>, 'onDragOver' | 'onDrop'> &
  Partial<Record<`data-${string}`, string | undefined>>

/** A table on pages of staff. On a phone each row becomes a block, whose first value is its heading. */
export function StaffTable<Row>(props: {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string | number
  isBusy?: boolean
  /** Its name, where no heading stands above it. */
  label?: string
  attributesOf?: (row: Row, index: number) => RowAttributes
}) {
  const { columns, rows, keyOf, isBusy = false, label: title, attributesOf } = props
  const first = columns.find(({ kind }) => !withoutLabel.has(kind))
  const hasTicks = columns.some(({ kind }) => kind === 'tick')
  return (
    <table
      className={styles.table}
      aria-label={title}
      data-ticks={hasTicks ? '' : undefined}
      aria-busy={isBusy}
    >
      <thead>
        <tr>
          {columns.map(({ name, label, kind, head = label, sort }) => (
            <th key={name} scope="col" data-kind={kind} aria-sort={sort?.order}>
              {sort ? (
                <button type="button" title={sort.title} onClick={sort.onSort}>
                  {label}
                  <span aria-hidden="true">{sort.order && (sort.order === 'ascending' ? ' ↑' : ' ↓')}</span>
                </button>
              ) : (
                head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={keyOf(row, index)} {...attributesOf?.(row, index)}>
            {columns.map((column) => {
              const { name, label, kind, render } = column
              const isFirst = column === first
              const hasLabel = !isFirst && !withoutLabel.has(kind)
              return (
                <td
                  key={name}
                  data-kind={kind}
                  data-first={isFirst ? '' : undefined}
                  data-label={hasLabel ? label : undefined}
                >
                  {render(row, index)}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
