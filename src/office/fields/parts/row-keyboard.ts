import type { KeyboardEvent } from 'react'
import { afterPaint } from '#design/after-paint.ts'

type Rows = {
  count: number
  canAdd: boolean
  isTyped: boolean
  add: () => void
  move: (from: number, to: number) => void
  remove: (index: number) => void
  undo: () => boolean
}

const cells =
  ':is(input:not([type=checkbox], [type=radio], [type=file]), select, textarea, [contenteditable=true])'

/**
 * The keys of a list of rows: Enter goes to the next cell, and behind the last one to a new row; Alt with an arrow moves the
 * row, Alt with Delete removes it, Ctrl+Z undoes the last of these steps unless something was typed since.
 */
export function pressRowKey(event: KeyboardEvent<HTMLElement>, rows: Rows): void {
  // A list inside of a row has its own keys.
  if (event.defaultPrevented || event.nativeEvent.isComposing || !(event.target instanceof HTMLElement))
    return
  const { target, currentTarget: list, key } = event
  const isUndo =
    key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  if (isUndo) {
    const isFilledLine =
      target.matches('[data-line]') && target instanceof HTMLTextAreaElement && target.value !== ''
    if (rows.isTyped || isFilledLine || !rows.undo()) return
    event.preventDefault()
    afterPaint(() => focusIn(list))
    return
  }
  const row = rowOf(target, list)
  if (!row) return
  const index = Number(row.dataset['row'])
  if (event.altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
    event.preventDefault()
    rows.move(index, key === 'ArrowUp' ? index - 1 : index + 1)
    // Moving an element in the document takes the focus from it.
    afterPaint(() => focusOn(target))
  } else if (event.altKey && key === 'Delete') {
    event.preventDefault()
    rows.remove(index)
    afterPaint(() => focusIn(list, Math.min(index, rows.count - 2)))
  } else if (key === 'Enter' && isCell(target) && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault()
    goOn(list, target, rows)
  }
}

/** Goes to the cell behind another one, or to a new row. */
export function goOn(list: Element, from: Element, { canAdd, add }: Pick<Rows, 'canAdd' | 'add'>): void {
  const next = cellsIn(list).find((cell) => cell !== from && follows(cell, from))
  if (next) next.focus()
  else if (canAdd) add()
}

/** Focuses the first empty cell of a row, or the list's own field for lines. */
export function focusIn(list: Element, index = -1): boolean {
  const row = list.querySelector<HTMLElement>(`:scope > ol > [data-row="${index}"]`)
  const all = row ? cellsIn(row) : []
  const empty = all.find((cell) => 'value' in cell && cell.value === '')
  const control =
    empty ??
    all[0] ??
    row?.querySelector('button') ??
    list.querySelector<HTMLElement>('[data-line], [data-add]')
  control?.focus()
  return control !== null && control !== undefined
}

function cellsIn(place: Element): HTMLElement[] {
  return [...place.querySelectorAll<HTMLElement>(`[data-cells] ${cells}`)].filter(
    (cell) => cell.closest('details:not([open])') === null,
  )
}

function isCell(control: HTMLElement): boolean {
  return control.matches(`[data-cells] ${cells}`) && !control.matches('textarea, [contenteditable=true]')
}

function rowOf(control: HTMLElement, list: HTMLElement): HTMLElement | null {
  for (
    let row = control.closest<HTMLElement>('[data-row]');
    row !== null;
    row = row.parentElement?.closest<HTMLElement>('[data-row]') ?? null
  )
    if (row.parentElement?.parentElement === list) return row
  return null
}

function follows(cell: Element, other: Element): boolean {
  return (other.compareDocumentPosition(cell) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
}

function focusOn(control: HTMLElement): boolean {
  control.focus()
  return true
}
