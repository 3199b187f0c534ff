import { cleanText } from '#i18n/plain-text.ts'
import type { CaretPosition, TypingHandle } from '#staff/rich-text/typing-handle.ts'
import { wordsOfPasted } from '../rich-text/split-pasted.ts'
import { caretAt, caretOffset, endOfChange, followCaret, placeCaret } from '#staff/rich-text/caret.ts'

export type Way = 'up' | 'down' | 'left' | 'right'
export type TypingEvents = {
  onChange: (value: unknown) => void
  /** Called for Enter at the end of a text, or Tab: moves on to what follows. */
  onLeave: (where: 'next' | 'previous' | 'new' | 'block') => void
  /** Called for an arrow key that leads out of the text; false when there is nowhere to go. */
  onCross: (way: Way, x: number) => boolean
  /** Called for Backspace in an empty text; false when its block is not removed. */
  onEmptied: () => boolean
  /** Called before a paste, with the resulting text; true when it is refused and set aside. */
  refuses: (next: unknown, pasted: string) => boolean
  /** Called for the keys of undo and redo that don't reach the window. */
  onHistory: (way: 'undo' | 'redo') => void
}

/**
 * Makes the element's text editable: a single line, or one with line breaks. The element must contain nothing but that
 * text, and no other code may write to it meanwhile.
 */
export function typeInLine(
  element: HTMLElement,
  options: TypingEvents & {
    value: string
    hasLines: boolean
    point?: CaretPosition
    /** For a cell of a table: takes a paste of several cells, or a key for rows and columns; false for any other. */
    cell?: { onPaste: (data: DataTransfer) => boolean; onKey: (event: KeyboardEvent) => boolean } | undefined
  },
): TypingHandle {
  const { value, hasLines, point, onChange, onLeave, onCross, onEmptied, refuses } = options
  const caret = point && point !== 'start' ? caretAt(element, point.x, point.y) : null
  let shown = value
  /** The text from the caret on when somebody else's word begins there; empty otherwise. */
  let theirs = ''
  if (element.textContent !== value) element.textContent = value
  const before = {
    spellcheck: element.getAttribute('spellcheck'),
    whiteSpace: element.style.whiteSpace,
    outline: element.style.outline,
  }
  // No ARIA role: the element stays a headline or a paragraph, and browsers tell screen readers that it is editable.
  element.contentEditable = 'plaintext-only'
  element.style.whiteSpace = 'pre-wrap' // keeps a space at the end of the text visible
  element.style.outline = 'none' // the block's own outline shows the focus

  const read = () => {
    const text = cleanText(element.textContent.replaceAll('\u00a0', ' '))
    return hasLines ? text : text.replace(/\s*\n\s*/g, ' ')
  }
  const onInput = () => {
    const text = read()
    // Browsers leave a line break, which would hide the placeholder.
    if (text === '' && element.firstChild) element.replaceChildren()
    if (text === shown) return
    const isTyped = text.length > shown.length
    shown = text
    if (isTyped) separate()
    onChange(shown)
  }
  /** Separates a word that is typed at the caret from a word that somebody else has inserted there meanwhile. */
  const separate = () => {
    const offset = caretOffset(element)
    if (offset === null || theirs === '' || shown.slice(offset) !== theirs) return
    const { focusNode, focusOffset } = getSelection() ?? {}
    if (!/\S$/.test(shown.slice(0, offset)) || !(focusNode instanceof Text)) return
    focusNode.insertData(focusOffset ?? 0, ' ')
    shown = read()
    theirs = ''
  }
  /**
   * Inserts pasted text as a single text node: the browser's own line breaks would be lost when the text is read back.
   */
  const onPaste = (event: ClipboardEvent) => {
    const data = event.clipboardData
    if (data && options.cell?.onPaste(data)) {
      event.preventDefault()
      return
    }
    // Some web applications put only HTML on the clipboard.
    const said = data?.getData('text/plain') || wordsOfPasted(data?.getData('text/html') ?? '')
    const pasted = cleanText(said.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' '))
    const range = getSelection()?.getRangeAt(0)
    event.preventDefault()
    if (!range || !element.contains(range.commonAncestorContainer) || pasted === '') return
    const words = hasLines ? pasted : pasted.trim().replace(/\s*\n\s*/g, ' ')
    // Only its length is checked; the caret stays where it is when it is refused.
    if (refuses(shown.slice(range.toString().length) + words, said)) return
    range.deleteContents()
    range.insertNode(new Text(words))
    range.collapse(false)
    const offset = caretOffset(element)
    element.normalize()
    if (offset !== null) placeCaret(element, offset)
    onInput()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (options.cell?.onKey(event)) {
      event.preventDefault()
      event.stopPropagation()
    } else if (event.key === 'Enter' && !(hasLines && event.shiftKey)) {
      event.preventDefault()
      onLeave('new')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onLeave(event.shiftKey ? 'previous' : 'next')
    } else if (event.key === 'Backspace' && shown === '') {
      if (onEmptied()) event.preventDefault()
    } else if (wayOf(event) !== null) {
      const way = wayOf(event)
      const edge = way && edgeOf(element, shown.length)
      if (way && edge?.ways.includes(way) && onCross(way, edge.x)) event.preventDefault()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onLeave('block')
    }
  }
  /** A space would also activate the button or the summary that contains the text. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
  }
  element.addEventListener('input', onInput)
  element.addEventListener('paste', onPaste)
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('keyup', onKeyUp)

  const focus = () => {
    element.focus({ preventScroll: true })
    if (caret) getSelection()?.collapse(caret.node, caret.offset)
    else if (point === 'start') placeCaret(element, 0)
    else placeCaret(element, shown.length)
  }
  return {
    focus,
    show: (next) => {
      const text = typeof next === 'string' ? next : ''
      if (text === shown) return
      const offset = caretOffset(element)
      element.textContent = text
      if (offset !== null) {
        const { offset: at, isPushed } = followCaret(shown, text, offset)
        const isKnown = theirs !== '' && shown.slice(offset) === theirs
        theirs = (isPushed || isKnown) && /^\S/.test(text.slice(at)) ? text.slice(at) : ''
        placeCaret(element, at)
      }
      shown = text
    },
    caretAfterChange: (was) => {
      placeCaret(element, endOfChange(typeof was === 'string' ? was : '', shown))
    },
    stop: () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('paste', onPaste)
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('keyup', onKeyUp)
      element.removeAttribute('contenteditable')
      if (before.spellcheck === null) element.removeAttribute('spellcheck')
      element.style.whiteSpace = before.whiteSpace
      element.style.outline = before.outline
      if (element.getAttribute('style') === '') element.removeAttribute('style')
      // Restores what React rendered: one text node, or none.
      if (element.textContent !== shown || element.childNodes.length > 1) element.textContent = shown
    },
  }
}

/** The direction of an arrow key; null for other keys, and for those that select. */
function wayOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): Way | null {
  if (shiftKey || ctrlKey || metaKey || altKey) return null
  return ({ ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' } as const)[key] ?? null
}

/** The directions that lead out of the text from the caret, and the caret's distance from the left of the window. */
function edgeOf(element: HTMLElement, length: number): { ways: Way[]; x: number } | null {
  const selection = getSelection()
  const offset = caretOffset(element)
  if (!selection?.isCollapsed || offset === null) return null
  const text = element.getBoundingClientRect()
  const box = selection.getRangeAt(0).getClientRects()[0]
  // An empty text has no box for its caret.
  if (!box) return { ways: ['up', 'down', 'left', 'right'], x: text.left }
  const lines = document.createRange()
  lines.selectNodeContents(element)
  const boxes = [...lines.getClientRects()]
  const middle = box.top + box.height / 2
  return {
    x: box.left,
    ways: [
      ...(boxes.some(({ bottom }) => bottom <= middle) ? [] : (['up'] as const)),
      ...(boxes.some(({ top }) => top >= middle) ? [] : (['down'] as const)),
      ...(offset === 0 ? (['left'] as const) : []),
      ...(offset === length ? (['right'] as const) : []),
    ],
  }
}
