import type { Store } from '#design/store.ts'
import type { CaretPosition, Marks, RichTypingHandle } from '#staff/rich-text/typing-handle.ts'

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
