import { Suspense, useState, type DragEvent, type ReactNode } from 'react'
import { useLanguage } from '#i18n/language-context.tsx'
import type { RecordDefinition } from '#records/definition.ts'
import { fieldText } from '../fields/index.ts'
import type { ListedRecord, RecordPage } from './calls.ts'
import { addressOf, useRecordMessages, useRecords } from './records-context.ts'
import styles from './records.module.css'
import type { SpecialParts } from './special-parts.ts'
import { useWords } from './use-words.ts'

/** The records of a page as a table; on a phone each row becomes a block with the names of its columns. */
export function ListTable(props: {
  definition: RecordDefinition
  page: RecordPage
  columns: readonly string[]
  cells?: SpecialParts['cells']
  /** The columns by which the list can be sorted; without it, all of them. */
  sortable?: readonly string[]
  ordering: string
  chosen: readonly number[]
  isBusy: boolean
  /** The address of the list in the order after a click on a heading. */
  onSort: (name: string) => void
  onChoose: (ids: readonly number[]) => void
  /** Moves the row at one index to another; null where the list can't be put in order. */
  onMove: ((from: number, to: number) => void) | null
}) {
  const {
    definition,
    page,
    columns,
    cells = {},
    sortable = columns,
    ordering,
    chosen,
    isBusy,
    onSort,
    onChoose,
    onMove,
  } = props
  const { fields } = definition
  const language = useLanguage()
  const messages = useRecordMessages()
  const { describe } = useRecords()
  const words = useWords(page.titles)
  const { records } = page
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const areAllChosen = records.length > 0 && records.every(({ id }) => chosen.includes(id))
  const titleOf = ({ id, values }: ListedRecord) =>
    describe(definition, definition.title, values, page.titles) || `#${id}`
  const dropRow = (event: DragEvent, index: number) => {
    event.preventDefault()
    if (dragged !== null && dragged !== index) onMove?.(dragged, index)
    setDragged(null)
    setOver(null)
  }
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label={messages.chooseAll}
              checked={areAllChosen}
              onChange={({ target }) => onChoose(target.checked ? records.map(({ id }) => id) : [])}
            />
          </th>
          {columns.map((name) => {
            const field = fields[name]
            const label = field?.label[language] ?? ''
            const isAscending = ordering === name
            const isDescending = ordering === `-${name}`
            return (
              <th
                key={name}
                scope="col"
                data-kind={field?.kind}
                aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : undefined}
              >
                {sortable.includes(name) ? (
                  <button type="button" title={messages.sortBy(label)} onClick={() => onSort(name)}>
                    {label}
                    <span aria-hidden="true">{isAscending ? ' ↑' : isDescending ? ' ↓' : ''}</span>
                  </button>
                ) : (
                  label
                )}
              </th>
            )
          })}
          {onMove && (
            <th scope="col" className={styles.order}>
              {messages.order.title}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {records.map((one, index) => {
          const title = titleOf(one)
          return (
            <tr
              key={one.id}
              data-chosen={chosen.includes(one.id) ? '' : undefined}
              data-over={over === index && dragged !== null && dragged !== index ? '' : undefined}
              data-down={dragged !== null && dragged < index ? '' : undefined}
              {...(onMove && {
                onDragOver: (event: DragEvent) => {
                  if (dragged === null) return
                  event.preventDefault()
                  setOver(index)
                },
                onDrop: (event: DragEvent) => dropRow(event, index),
              })}
            >
              <td>
                <input
                  type="checkbox"
                  aria-label={messages.choose(title)}
                  checked={chosen.includes(one.id)}
                  onChange={({ target }) =>
                    onChoose(target.checked ? [...chosen, one.id] : chosen.filter((id) => id !== one.id))
                  }
                />
              </td>
              {columns.map((name, place) => {
                const field = fields[name]
                const text = field ? fieldText(field, one.values[name], words) : ''
                const Cell = cells[name]
                const content = Cell ? (
                  <Suspense fallback={text}>
                    <Cell record={one} />
                  </Suspense>
                ) : (
                  text
                )
                return (
                  <td key={name} data-kind={field?.kind} data-label={field?.label[language]}>
                    {place === 0 ? <a href={addressOf(definition, one.id)}>{text || title}</a> : content}
                  </td>
                )
              })}
              {onMove && (
                <td className={styles.order}>
                  {/* A handle for the pointer; keys have the buttons beside it. */}
                  <span
                    draggable
                    title={messages.order.drag}
                    aria-hidden="true"
                    onDragStart={() => setDragged(index)}
                    onDragEnd={() => {
                      setDragged(null)
                      setOver(null)
                    }}
                  >
                    ⠿
                  </span>
                  <MoveButton
                    label={messages.order.up(title)}
                    isOff={index === 0}
                    onClick={() => onMove(index, index - 1)}
                  >
                    ↑
                  </MoveButton>
                  <MoveButton
                    label={messages.order.down(title)}
                    isOff={index === records.length - 1}
                    onClick={() => onMove(index, index + 1)}
                  >
                    ↓
                  </MoveButton>
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
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
