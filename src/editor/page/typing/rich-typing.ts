import { chainCommands } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import type { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem } from 'prosemirror-schema-list'
import { Plugin, Selection, type Command, type EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import {
  isEmptyRichText,
  type RichTextBlock,
  type RichTextDocument,
} from '#design/rich-text/rich-text-document.ts'
import type { Around, Piece } from '#editor/model/blocks/write-pieces.ts'
import { markBefore, mountRichText, pastedTarget } from '#staff/rich-text/mount-rich-text.ts'
import { nodeType } from '#staff/rich-text/rich-text-commands.ts'
import type { CaretPosition, RichTypingHandle } from '#staff/rich-text/typing-handle.ts'
import type { TypingEvents, Way } from './line-typing.ts'
import { hasBlocks, splitPasted, splitPlain } from '../rich-text/split-pasted.ts'

type PageEvents = TypingEvents & {
  /** Called for Ctrl+K: asks for a link's target. */
  onLink: () => void
  /**
   * Called for headlines that are started with `## `, or pasted with other text: they become blocks of their own.
   * False if that is not possible, so that they become paragraphs.
   */
  onPieces: (pieces: Piece[], around: Around) => boolean
  /** Called for a slash in an empty paragraph, with the text around it; false where nothing can be inserted. */
  onSlash: (around: Around) => boolean
}

/** Types in the rich text that an element of the page shows, from which keys lead to the texts and blocks around it. */
export function typeInRichText(
  element: HTMLElement,
  options: PageEvents & {
    value: unknown
    label: string
    placeholder: string
    point?: CaretPosition
    onMarks: () => void
  },
): RichTypingHandle {
  const { value, label, placeholder, point, onChange, onHistory, onMarks, refuses } = options
  return mountRichText(element, {
    value,
    attributes: () => ({ 'aria-label': label, style: 'outline: none' }),
    placeholder,
    ...(point !== undefined && { point }),
    onChange,
    onHistory,
    onMarks,
    refuses,
    plugins: [input(options), keys(options)],
  })
}

function input({ onPieces, onSlash }: PageEvents): Plugin {
  return new Plugin({
    props: {
      handleTextInput: ({ state }, from, to, text) => {
        if (text === '/' && isInEmptyParagraph(state)) return onSlash(aroundParagraph(state))
        return text === ' ' && from === to && startHeadline(state, onPieces)
      },
      handlePaste: ({ state }, { clipboardData }) => {
        const { doc, selection } = state
        if (selection.$from.depth > 1 || pastedTarget(state, clipboardData) !== null) return false
        const html = clipboardData?.getData('text/html') ?? ''
        const plain = clipboardData?.getData('text/plain') ?? ''
        const pieces = hasBlocks(html) ? splitPasted(html) : html === '' ? splitPlain(plain) : []
        const around = { before: cutOut(doc, 0, selection.from), after: cutOut(doc, selection.to) }
        return pieces.some(({ kind }) => kind !== 'text') && onPieces(pieces, around)
      },
    },
  })
}

function keys({ onLeave, onLink, onCross, onEmptied }: PageEvents): Plugin {
  const item = nodeType('listItem')
  const leave = (where: 'next' | 'previous' | 'block') => (): boolean => {
    onLeave(where)
    return true
  }
  const cross =
    (way: Way): Command =>
    (state, _, view) =>
      view !== undefined &&
      isAtEdge(state, view, way) &&
      onCross(way, view.coordsAtPos(state.selection.head).left)
  return keymap({
    'Mod-k': () => {
      onLink()
      return true
    },
    ArrowUp: cross('up'),
    ArrowDown: cross('down'),
    ArrowLeft: cross('left'),
    ArrowRight: cross('right'),
    Backspace: ({ doc }) => doc.childCount === 1 && doc.content.size === 2 && onEmptied(),
    Tab: chainCommands(sinkListItem(item), leave('next')),
    'Shift-Tab': chainCommands(liftListItem(item), leave('previous')),
    Escape: leave('block'),
  })
}

/** Whether an arrow key leads out of the text from the caret. */
function isAtEdge({ doc, selection }: EditorState, view: EditorView, way: Way): boolean {
  if (!selection.empty) return false
  const isBack = way === 'up' || way === 'left'
  const edge = isBack ? Selection.atStart(doc) : Selection.atEnd(doc)
  if (way === 'left' || way === 'right') return selection.head === edge.head
  return selection.$head.sameParent(edge.$head) && view.endOfTextblock(way)
}

/** Turns `## ` at the start of a paragraph into a headline. */
function startHeadline(state: EditorState, onPieces: PageEvents['onPieces']): boolean {
  const mark = markBefore(state)
  if (mark === null || !/^#{1,4}$/.test(mark)) return false
  const { $from } = state.selection
  const text = $from.parent.textBetween($from.parentOffset, $from.parent.content.size, undefined, ' ')
  return onPieces([{ kind: 'headline', level: Math.max(2, mark.length), text }], aroundParagraph(state))
}

/** Also the only paragraph of a list's item, which is left like a paragraph between others. */
function isInEmptyParagraph({ selection: { $from } }: EditorState): boolean {
  const isAlone = $from.depth === 1 || $from.node(-1).childCount === 1
  return isAlone && $from.parent.type.name === 'paragraph' && $from.parent.content.size === 0
}

/** The text before and after the paragraph with the caret; the items of a list around it stay lists. */
function aroundParagraph({ doc, selection: { $from } }: EditorState): Around {
  let [first, last] = [$from.depth, $from.depth]
  // Without its only item, a list would be left empty.
  while (first > 1 && $from.index(first - 1) === 0) first--
  while (last > 1 && $from.indexAfter(last - 1) === $from.node(last - 1).childCount) last--
  return { before: cutOut(doc, 0, $from.before(first)), after: cutOut(doc, $from.after(last)) }
}

/** A part of a text as a separate text, without empty paragraphs at its ends. */
function cutOut(doc: Node, from: number, to = doc.content.size): RichTextDocument {
  const { content } = readRichText(doc.cut(from, to).toJSON())
  const isEmpty = (block: RichTextBlock) => isEmptyRichText({ type: 'doc', content: [block] })
  const first = content.findIndex((block) => !isEmpty(block))
  const last = content.findLastIndex((block) => !isEmpty(block))
  return { type: 'doc', content: first < 0 ? [] : content.slice(first, last + 1) }
}
