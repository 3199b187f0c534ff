import { cleanText } from '#i18n/plain-text.ts'
import { caretAt, caretOffset, offsetAfterChange, placeCaret } from './caret.ts'

/** Somebody typing in a text of the page; `stop` gives its element back. */
export type TypingHandle = {
  /** Shows another text: undone, or changed elsewhere. What is shown already is left alone. */
  show: (value: unknown) => void
  focus: () => void
  stop: () => void
}

export type TypingEvents = {
  onChange: (value: unknown) => void
  /** Enter at the end of a text, or Tab: on to what follows. */
  onLeave: (where: 'next' | 'previous' | 'new' | 'block') => void
}

/**
 * Makes the element's text one that is typed in: a single line, or one with line feeds. The element must contain nothing
 * but that text, and nobody else may write into it meanwhile.
 */
export function typeInLine(
  element: HTMLElement,
  options: TypingEvents & {
    value: string
    hasLines: boolean
    point?: { x: number; y: number }
  },
): TypingHandle {
  const { value, hasLines, point, onChange, onLeave } = options
  const caret = point && caretAt(element, point.x, point.y)
  let shown = value
  if (element.textContent !== value) element.textContent = value
  const before = {
    spellcheck: element.getAttribute('spellcheck'),
    whiteSpace: element.style.whiteSpace,
    outline: element.style.outline,
  }
  // It stays what it is, a headline or a paragraph: browsers tell screen readers that it can be edited.
  element.contentEditable = 'plaintext-only'
  element.style.whiteSpace = 'pre-wrap' // a space at the end is a space, also while it is the last character
  element.style.outline = 'none' // the block's own outline says where one is

  const read = () => {
    const text = cleanText(element.textContent.replaceAll('\u00a0', ' '))
    return hasLines ? text : text.replace(/\s*\n\s*/g, ' ')
  }
  const onInput = () => {
    const text = read()
    if (text === shown) return
    shown = text
    onChange(text)
  }
  const onBeforeInput = (event: InputEvent) => {
    // Undo is ours: the browser's own knows only this element.
    if (event.inputType.startsWith('history')) event.preventDefault()
  }
  /** As one text node, however the browser would break its lines: they would be lost on the way back. */
  const onPaste = (event: ClipboardEvent) => {
    const said = event.clipboardData?.getData('text/plain') ?? ''
    const pasted = cleanText(said.replace(/\r\n?/g, '\n').replaceAll('\u00a0', ' '))
    const range = getSelection()?.getRangeAt(0)
    event.preventDefault()
    if (!range || !element.contains(range.commonAncestorContainer) || pasted === '') return
    range.deleteContents()
    range.insertNode(new Text(hasLines ? pasted : pasted.trim().replace(/\s*\n\s*/g, ' ')))
    range.collapse(false)
    const offset = caretOffset(element)
    element.normalize()
    if (offset !== null) placeCaret(element, offset)
    onInput()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing) return
    if (event.key === 'Enter' && !(hasLines && event.shiftKey)) {
      event.preventDefault()
      onLeave('new')
    } else if (event.key === 'Tab') {
      event.preventDefault()
      onLeave(event.shiftKey ? 'previous' : 'next')
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onLeave('block')
    }
  }
  /** A space would also press the button or open the details that the text stands in. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === ' ' || event.key === 'Enter') event.preventDefault()
  }
  element.addEventListener('input', onInput)
  element.addEventListener('beforeinput', onBeforeInput)
  element.addEventListener('paste', onPaste)
  element.addEventListener('keydown', onKeyDown)
  element.addEventListener('keyup', onKeyUp)

  const focus = () => {
    element.focus({ preventScroll: true })
    if (caret) getSelection()?.collapse(caret.node, caret.offset)
    else placeCaret(element, shown.length)
  }
  return {
    focus,
    show: (next) => {
      const text = typeof next === 'string' ? next : ''
      if (text === shown) return
      const offset = caretOffset(element)
      element.textContent = text
      if (offset !== null) placeCaret(element, offsetAfterChange(shown, text, offset))
      shown = text
    },
    stop: () => {
      element.removeEventListener('input', onInput)
      element.removeEventListener('beforeinput', onBeforeInput)
      element.removeEventListener('paste', onPaste)
      element.removeEventListener('keydown', onKeyDown)
      element.removeEventListener('keyup', onKeyUp)
      element.removeAttribute('contenteditable')
      if (before.spellcheck === null) element.removeAttribute('spellcheck')
      element.style.whiteSpace = before.whiteSpace
      element.style.outline = before.outline
      if (element.getAttribute('style') === '') element.removeAttribute('style')
      // As the page's own rendering left it: one text, or none.
      if (element.textContent !== shown || element.childNodes.length > 1) element.textContent = shown
    },
  }
}
