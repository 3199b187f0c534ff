import { diffChars } from 'diff'

/** The text position nearest to a point in viewport coordinates; null when the point is not over the element's text. */
export function caretAt(element: HTMLElement, x: number, y: number): { node: Node; offset: number } | null {
  const found = document.caretPositionFromPoint?.(x, y)
  if (found && element.contains(found.offsetNode)) return { node: found.offsetNode, offset: found.offset }
  return null
}

/** Puts the caret after `offset` characters of the element's text. */
export function placeCaret(element: HTMLElement, offset: number): void {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  let left = offset
  for (let node = text.nextNode(); node; node = text.nextNode()) {
    const length = node.nodeValue?.length ?? 0
    if (left <= length) {
      getSelection()?.collapse(node, left)
      return
    }
    left -= length
  }
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
}

/** The number of characters before the caret; null when the caret is outside of the element. */
export function caretOffset(element: HTMLElement): number | null {
  const selection = getSelection()
  if (!selection || selection.rangeCount === 0 || !element.contains(selection.focusNode)) return null
  const range = document.createRange()
  range.selectNodeContents(element)
  if (selection.focusNode) range.setEnd(selection.focusNode, selection.focusOffset)
  return range.toString().length
}

/** Texts with more differing characters are not compared: the running time grows with the number of differences. */
const maxDifferences = 2000

/**
 * The caret's position in a text that replaced another one: after the same character as before, so that the next letter
 * still belongs to the word that is being typed. `isPushed` if text was inserted exactly there, and is now after the caret.
 */
export function followCaret(
  before: string,
  after: string,
  offset: number,
): { offset: number; isPushed: boolean } {
  const [start, rest] = [before.slice(0, offset), before.slice(offset)]
  // A comparison alone may find that "a" was inserted after the caret's own "a", or before it.
  if (after.length > before.length && after.startsWith(start) && after.endsWith(rest))
    return { offset, isPushed: true }
  const parts = diffChars(before, after, { maxEditLength: maxDifferences }) ?? []
  let [at, to] = [0, 0]
  for (const [index, { added, removed, value }] of parts.entries()) {
    if (removed && at + value.length > offset) return { offset: to, isPushed: false }
    if (!added && !removed && at + value.length >= offset) {
      const isEnd = at + value.length === offset
      return { offset: to + offset - at, isPushed: isEnd && parts[index + 1]?.added === true }
    }
    if (!added) at += value.length
    if (!removed) to += value.length
  }
  return { offset: parts.length > 0 ? to : Math.min(offset, after.length), isPushed: false }
}

/** The position after the part of `after` that differs from `before`. */
export function endOfChange(before: string, after: string): number {
  let same = 0
  while (same < before.length && same < after.length && before[same] === after[same]) same++
  let tail = 0
  while (
    tail < before.length - same &&
    tail < after.length - same &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  )
    tail++
  return after.length - tail
}
