import type { KeyboardEvent } from 'react'

/**
 * Moves the focus among the elements with `data-cell`: arrows in two dimensions as laid out on the screen, Home and
 * End. Returns whether the key was handled; at the top edge ArrowUp is not, so that the caller can move the focus out.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): boolean {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-cell]')]
  const index = cells.findIndex((cell) => cell === document.activeElement)
  if (index < 0) return false
  const boxes = cells.map((cell) => cell.getBoundingClientRect())
  const target = cells[cellBeside(boxes, index, event.key) ?? -1]
  if (!target) return false
  event.preventDefault()
  target.focus()
  return true
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** The index of the cell that a key moves to from the one at `index`; null when it doesn't move. */
export function cellBeside(boxes: readonly Box[], index: number, key: string): number | null {
  const from = boxes[index]
  if (!from) return null
  if (key === 'Home') return 0
  if (key === 'End') return boxes.length - 1
  if (key === 'ArrowLeft') return index > 0 ? index - 1 : null
  if (key === 'ArrowRight') return index < boxes.length - 1 ? index + 1 : null
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null
  const isBeyond = (box: Box) =>
    key === 'ArrowDown' ? box.top >= from.bottom - 1 : box.bottom <= from.top + 1
  const rows = boxes.flatMap((box, place) => (isBeyond(box) ? [{ place, box }] : []))
  const nearest =
    key === 'ArrowDown'
      ? Math.min(...rows.map(({ box }) => box.top))
      : Math.max(...rows.map(({ box }) => box.bottom))
  const row = rows.filter(({ box }) => Math.abs((key === 'ArrowDown' ? box.top : box.bottom) - nearest) < 4)
  const middle = middleOf(from)
  const [best] = row.toSorted(
    (a, b) => Math.abs(middleOf(a.box) - middle) - Math.abs(middleOf(b.box) - middle),
  )
  return best?.place ?? null
}

function middleOf({ left, right }: Box): number {
  return (left + right) / 2
}
