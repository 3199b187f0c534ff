import type { Alignment } from '#design/rich-text/rich-text-document.ts'
import type { PartLanguage } from '#i18n/part-languages.ts'
import type { Store } from '#design/store.ts'

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
  /** Sets the language of the selection, or of the word at the caret; null for that of the page. */
  setLanguage: (language: PartLanguage | null) => void
  /** Makes the selection, or the word at the caret, a link; null removes the link. */
  link: (link: { href: string; newWindow: boolean; text?: string } | null) => void
  /** Restores the focus, with the previous selection. */
  resume: () => void
  /** The selection's bounding box, relative to the viewport. */
  box: () => DOMRect
}

/** Manages typing on the page: one text at a time. */
export type TypingContext = {
  /** Starts typing in the text that an element of the page belongs to; false when there is none. */
  beginAt: (target: Element, point: CaretPosition) => boolean
  /** Starts typing in the nearest text of the clicked block, or in the same row; false when there is none. */
  beginBeside: (target: Element, point: { x: number; y: number }) => boolean
  /**
   * Starts typing in a block's first text; when it shows none, focuses its toolbar, and opens its panel. False when that
   * has to wait for its view.
   */
  beginFirst: (block: string, options?: { orFocusBar?: boolean }) => boolean
  /** Starts typing in the given text of a block. */
  beginField: (block: string, field: string) => void
  /** Continues typing in a text that an undo has just changed; false when it can't be typed in place. */
  followChange: (block: string, field: string, before: unknown) => boolean
  /** Writes into an empty text block and continues there. */
  goOnWith: (block: string, text: string) => void
  end: () => void
  /** The formatting of the rich text being typed; null when there is none. */
  marks: Store<Marks | null>
  rich: () => RichTypingHandle | null
}
