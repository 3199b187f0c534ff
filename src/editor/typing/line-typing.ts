import { cleanText } from '#i18n/plain-text.ts'
import { caretAt, caretOffset, endOfChange, offsetAfterChange, placeCaret } from './caret.ts'

/** An active edit of a text on the page; `stop` gives the element back to React. */
export type TypingHandle = {
  /** Shows another value: after an undo, or a change made elsewhere. A value that is already shown is left alone. */
  show: (value: unknown) => void
  /** Puts the caret behind what differs between an earlier value and the one shown. */
  caretAfterChange: (before: unknown) => void
  focus: () => void
  stop: () => void
}

export type TypingEvents = {
  onChange: (value: unknown) => void
  /** Called for Enter at the end of a text, or Tab: moves on to what follows. */
  onLeave: (where: 'next' | 'previous' | 'new' | 'block') => void
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
    if (text === shown) return
    shown = text
    onChange(text)
  }
  /**
   * Inserts pasted text as a single text node: the browser's own line breaks would be lost when the text is read back.
   */
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
