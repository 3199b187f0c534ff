import type { Alignment } from '#design/rich-text/rich-text-document.ts'
import type { PartLanguage } from '#i18n/part-languages.ts'

/** Where the caret is put when typing begins; by default at the end. */
export type CaretPosition = { x: number; y: number } | 'start'

/** An active edit of a text on the page; `stop` gives the element back to React. */
export type TypingHandle = {
  /** Shows another value after an undo or a change made elsewhere. A value that is already shown is left alone. */
  show: (value: unknown) => void
  /** Puts the caret behind what differs between an earlier value and the one shown. */
  caretAfterChange: (before: unknown) => void
  focus: () => void
  stop: () => void
}

/** The formatting of the current selection, for the formatting toolbar. */
export type Marks = {
  bold: boolean
  italic: boolean
  list: 'bulletList' | 'orderedList' | null
  align: Alignment
  /** Null for the language of the page. */
  language: PartLanguage | null
  link: { href: string; newWindow: boolean } | null
  hasSelection: boolean
  /** The text that a link would be set on: the selection, or the word at the caret; empty for none. */
  linkable: string
}

/** An active edit of a rich text, with the commands of its formatting toolbar. */
export type RichTypingHandle = TypingHandle & {
  marks: () => Marks
  toggle: (mark: 'bold' | 'italic') => void
  toggleList: (list: 'bulletList' | 'orderedList') => void
  align: (alignment: Alignment) => void
  /**
   * Sets the language of the selection, or of the word at the caret; null for that of the page. The focus moves to the
   * text, unless it stays where the language is chosen.
   */
  setLanguage: (language: PartLanguage | null, options?: { leavesFocus?: boolean }) => void
  /** Makes the selection, or the word at the caret, a link; null removes the link. */
  link: (link: { href: string; newWindow: boolean; text?: string } | null) => void
  /** Restores the focus, with the previous selection. */
  resume: () => void
  /** The selection's bounding box, relative to the viewport. */
  box: () => DOMRect
  /** Asks for the attributes of the element again. */
  nameAgain: () => void
}
