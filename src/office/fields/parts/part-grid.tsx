import { StaffButton } from '#staff/button/staff-button.tsx'
import { useRef, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '#design/icon/icon.tsx'
import { FieldGroup } from '#fields/controls/field-frame.tsx'
import { useLanguage } from '#i18n/language-context.tsx'
import { recordsIn } from '#json/is-record.ts'
import { isSame } from '#operations/index.ts'
import { emptyRecord } from '#records/field.ts'
import { useRecordMessages } from '../../records/records-context.ts'
import type { ControlProps } from '../field-kind.ts'
import styles from './part-grid.module.css'
import { placeAfterMove } from './place-after-move.ts'

/**
 * Parts of a few short fields, each a row. Enter goes on to the next cell and, in the last one, to a new row; up and down go to
 * the same cell of another row, and with Alt they move the row.
 */
export function PartGrid(props: ControlProps<'parts'>) {
  const { field, label, hint, error, value, titles, errorOf, onChange, Input } = props
  const name = field.name[useLanguage()]
  const messages = useRecordMessages()
  const rows = recordsIn(value)
  const group = useRef<HTMLDivElement>(null)
  const cellsOf = (row: number) => [
    ...(group.current?.querySelectorAll<HTMLInputElement>(`:scope > ol > li:nth-child(${row + 1}) input`) ??
      []),
  ]
  const focus = (row: number, cell: number) => {
    const input = cellsOf(row)[cell]
    input?.focus()
    input?.select()
  }
  const add = () => {
    flushSync(() => onChange([...rows, emptyRecord(field.fields)]))
    focus(rows.length, 0)
  }
  const remove = (row: number) => {
    flushSync(() => onChange(rows.toSpliced(row, 1), (at) => (at === row ? null : at > row ? at - 1 : at)))
    if (rows.length > 1) focus(Math.min(row, rows.length - 2), 0)
    else group.current?.querySelector('button')?.focus()
  }
  const move = (from: number, to: number, cell: number) => {
    const moved = rows[from]
    if (!moved || to < 0 || to >= rows.length) return
    flushSync(() =>
      onChange(rows.toSpliced(from, 1).toSpliced(to, 0, moved), (at) => placeAfterMove(at, from, to)),
    )
    focus(to, cell)
  }
  const onKeyDown = (event: KeyboardEvent, row: number) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event
    if (!(target instanceof HTMLInputElement) || ctrlKey || metaKey || shiftKey) return
    const cells = cellsOf(row)
    const cell = cells.indexOf(target)
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
    if (key !== 'Enter' && step === 0) return
    event.preventDefault()
    if (step !== 0) return altKey ? move(row, row + step, cell) : focus(row + step, cell)
    if (cell < cells.length - 1) return focus(row, cell + 1)
    if (row < rows.length - 1) return focus(row + 1, 0)
    // An empty row is not followed by another one.
    if (rows.length < field.max && !isSame(rows[row], emptyRecord(field.fields))) add()
  }
  return (
    <FieldGroup {...{ label, hint, error }}>
      <div ref={group} className={styles.grid}>
        {rows.length > 0 && (
          <ol>
            {rows.map((row, index) => {
              const place = messages.part(name, index + 1)
              return (
                // The keys are those of the cells.
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
                <li key={index} aria-label={place} onKeyDown={(event) => onKeyDown(event, index)}>
                  {Object.entries(field.fields).map(([one, inner]) => (
                    <Input
                      key={one}
                      field={inner}
                      value={row[one]}
                      titles={titles}
                      errorOf={(path) => errorOf([index, one, path].filter((step) => step !== '').join('.'))}
                      onChange={(next) => onChange(rows.with(index, { ...row, [one]: next }))}
                    />
                  ))}
                  <StaffButton
                    look="quiet"
                    aria-label={messages.clearOf(place)}
                    title={messages.clear}
                    onClick={() => remove(index)}
                  >
                    <Icon name="close" size={14} />
                  </StaffButton>
                </li>
              )
            })}
          </ol>
        )}
        {rows.length < field.max && (
          <p>
            <StaffButton onClick={add}>{messages.addPart(name)}</StaffButton>
          </p>
        )}
      </div>
    </FieldGroup>
  )
}
