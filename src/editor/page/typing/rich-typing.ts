import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { type Mark, type MarkType, Node, type NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import { AllSelection, EditorState, Plugin, Selection, TextSelection, type Command } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import {
  alignments,
  isEmptyRichText,
  type Alignment,
  type RichTextBlock,
  type RichTextDocument,
} from '#design/rich-text/rich-text-document.ts'
import { isPartLanguage, type PartLanguage } from '#i18n/part-languages.ts'
import { typedTarget } from '#editor/model/blocks/typed-target.ts'
import type { Around, Piece } from '#editor/model/blocks/write-pieces.ts'
import type { CaretPosition, Marks, RichTypingHandle } from '../workspace/typing.ts'
import type { TypingEvents, Way } from './line-typing.ts'
import { changeBetween, isOfOthers, separateWords, takeOver } from './follow-others.ts'
import { tidyPastedHtml } from '#fields/rich-text/paste.ts'
import { hasBlocks, splitPasted, splitPlain } from '../rich-text/split-pasted.ts'
import { richTextSchema as schema } from '#fields/rich-text/rich-text-schema.ts'

/**
 * Mounts ProseMirror in the element that shows the rich text. Only one instance at a time: a hundred of them would take
 * a slow computer more than a second. It has no history: undo is the editor's (decision 22).
 */
export function typeInRichText(
  element: HTMLElement,
  options: TypingEvents & {
    value: unknown
    label: string
    /** The placeholder while the text is empty. */
    placeholder: string
    point?: CaretPosition
    onMarks: () => void
    /** Called for Ctrl+K: asks for a link's target. */
    onLink: () => void
    /**
     * Called for headlines that are started with `## `, or pasted with other text: they become blocks of their own.
     * False if that is not possible, so that they become paragraphs.
     */
    onPieces: (pieces: Piece[], around: Around) => boolean
    /** Called for a slash in an empty paragraph, with the text around it; false where nothing can be inserted. */
    onSlash: (around: Around) => boolean
  },
): RichTypingHandle {
  const { value, label, placeholder, point, onChange, onMarks, onPieces, onSlash } = options
  let shown = readRichText(value)
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: documentOf(shown),
        plugins: [
          readsSelection,
          separateWords,
          keys(options),
          keymap(baseKeymap),
          labelled(label),
          hinted(placeholder),
        ],
      }),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        if (transaction.docChanged) {
          shown = readRichText(view.state.doc.toJSON())
          if (!isOfOthers(transaction)) onChange(shown)
        }
        onMarks()
      },
      handleTextInput: (_, from, to, text) => {
        if (text === '/' && isInEmptyParagraph(view.state)) return onSlash(aroundParagraph(view.state))
        return text === ' ' && from === to && startByMark(view, onPieces)
      },
      transformPastedHTML: (html) => tidyPastedHtml(html, document.documentElement.lang),
      // In an empty text, the first pasted paragraph is kept with its alignment; otherwise its content joins the
      // existing paragraph.
      handlePaste: (_, event, slice) => {
        const { content } = slice
        const { doc, tr, selection } = view.state
        const target = selection.empty ? null : pastedTarget(event.clipboardData)
        if (target !== null) {
          run(linkCommand({ href: target, newWindow: false }))
          return true
        }
        const html = event.clipboardData?.getData('text/html') ?? ''
        const next = readRichText(tr.replaceSelection(slice).doc.toJSON())
        if (options.refuses(next, event.clipboardData?.getData('text/plain') ?? '')) return true
        if (selection.$from.depth <= 1) {
          const pieces = hasBlocks(html)
            ? splitPasted(html)
            : html === ''
              ? splitPlain(event.clipboardData?.getData('text/plain') ?? '')
              : []
          const around = { before: cutOut(doc, 0, selection.from), after: cutOut(doc, selection.to) }
          if (pieces.some(({ kind }) => kind !== 'text') && onPieces(pieces, around)) return true
        }
        if (doc.childCount > 1 || doc.textContent !== '' || !doc.type.validContent(content)) return false
        const whole = view.state.tr.replaceWith(0, doc.content.size, content)
        view.dispatch(whole.setSelection(Selection.atEnd(whole.doc)).scrollIntoView())
        return true
      },
    },
  )
  const run = (command: Command) => {
    command(view.state, view.dispatch.bind(view), view)
    view.focus()
  }
  return {
    focus: () => {
      view.focus()
      const isPoint = point !== undefined && point !== 'start'
      const found = isPoint ? view.posAtCoords({ left: point.x, top: point.y }) : null
      const at = found
        ? TextSelection.near(view.state.doc.resolve(found.pos))
        : point === 'start'
          ? Selection.atStart(view.state.doc)
          : Selection.atEnd(view.state.doc)
      view.dispatch(view.state.tr.setSelection(at))
    },
    show: (next) => {
      const document = readRichText(next)
      if (JSON.stringify(document) === JSON.stringify(shown)) return
      const transaction = takeOver(view.state, documentOf(document))
      if (transaction) view.dispatch(transaction)
    },
    caretAfterChange: (before) => {
      const { doc, tr } = view.state
      const change = changeBetween(documentOf(readRichText(before)), doc)
      if (!change) return
      const selection = TextSelection.near(doc.resolve(change.to), -1)
      view.dispatch(tr.setSelection(selection).scrollIntoView())
    },
    stop: () => view.destroy(),
    marks: () => marksOf(view.state),
    toggle: (mark) => run(toggleMark(markType(mark))),
    toggleList: (list) => run(toggleListCommand(nodeType(list))),
    align: (alignment) => run(alignCommand(alignment)),
    setLanguage: (language) => run(languageCommand(language)),
    link: (link) => run(linkCommand(link)),
    resume: () => view.focus(),
    box: () => selectionBox(view),
  }
}

function keys(events: Omit<TypingEvents, 'onChange'> & { onLink: () => void }): Plugin {
  const { onLeave, onHistory, onLink, onCross, onEmptied } = events
  const item = nodeType('listItem')
  const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodeType('hardBreak').create()).scrollIntoView())
    return true
  })
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
  const history = (way: 'undo' | 'redo') => (): boolean => {
    onHistory(way)
    return true
  }
  return keymap({
    // ProseMirror cancels these keys even without a history of its own, so that they never reach the window.
    'Mod-z': history('undo'),
    'Mod-y': history('redo'),
    'Mod-Shift-z': history('redo'),
    'Mod-b': toggleMark(markType('bold')),
    'Mod-i': toggleMark(markType('italic')),
    'Mod-k': () => {
      onLink()
      return true
    },
    'Mod-Shift-7': toggleListCommand(nodeType('orderedList')),
    'Mod-Shift-8': toggleListCommand(nodeType('bulletList')),
    'Mod-Shift-l': alignCommand('left'),
    'Mod-Shift-e': alignCommand('center'),
    'Mod-Shift-r': alignCommand('right'),
    ArrowUp: cross('up'),
    ArrowDown: cross('down'),
    ArrowLeft: cross('left'),
    ArrowRight: cross('right'),
    Backspace: ({ doc }) => doc.childCount === 1 && doc.content.size === 2 && onEmptied(),
    Enter: splitListItem(item),
    'Shift-Enter': hardBreak,
    Tab: chainCommands(sinkListItem(item), leave('next')),
    'Shift-Tab': chainCommands(liftListItem(item), leave('previous')),
    Escape: leave('block'),
  })
}

/**
 * Reads the browser's selection before a key is handled, because the event that reports it to ProseMirror may come
 * after the next key of a quick typist.
 */
const readsSelection = new Plugin({
  props: {
    handleKeyDown: (view) => {
      const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
      if (!anchorNode || !focusNode || !view.dom.contains(anchorNode) || !view.dom.contains(focusNode))
        return false
      const { doc, selection, tr } = view.state
      const anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset ?? 0))
      const head = doc.resolve(view.posAtDOM(focusNode, focusOffset ?? 0))
      if (selection instanceof AllSelection || !anchor.parent.inlineContent || !head.parent.inlineContent)
        return false
      if (anchor.pos !== selection.anchor || head.pos !== selection.head)
        view.dispatch(tr.setSelection(TextSelection.between(anchor, head)))
      return false
    },
  },
})

function labelled(label: string): Plugin {
  return new Plugin({
    props: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, style: 'outline: none' },
    },
  })
}

/** Shows a placeholder in an empty text (editing.css). */
function hinted(words: string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.content.size === 2
          ? DecorationSet.create(doc, [Decoration.node(0, 2, { 'data-placeholder': words })])
          : null,
    },
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

/** Rules that turn a mark and a space at the start of a paragraph into a list or a headline. */
function startByMark(view: EditorView, onPieces: (pieces: Piece[], around: Around) => boolean): boolean {
  const { $from } = view.state.selection
  if ($from.depth !== 1 || $from.parent.type.name !== 'paragraph') return false
  const mark = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
  const list = mark === '-' || mark === '*' ? 'bulletList' : mark === '1.' ? 'orderedList' : null
  if (list) {
    view.dispatch(view.state.tr.delete($from.start(), $from.pos))
    return toggleListCommand(nodeType(list))(view.state, view.dispatch.bind(view), view)
  }
  if (!/^#{1,4}$/.test(mark)) return false
  const text = $from.parent.textBetween($from.parentOffset, $from.parent.content.size, undefined, ' ')
  return onPieces([{ kind: 'headline', level: Math.max(2, mark.length), text }], aroundParagraph(view.state))
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

function documentOf(document: RichTextDocument): Node {
  const content = document.content.length > 0 ? document.content : [{ type: 'paragraph' }]
  return Node.fromJSON(schema, { type: 'doc', content })
}

function marksOf(state: EditorState): Marks {
  const { $from, from, to, empty } = state.selection
  const stored = state.storedMarks ?? $from.marks()
  const has = (name: 'bold' | 'italic') =>
    empty ? markType(name).isInSet(stored) !== undefined : state.doc.rangeHasMark(from, to, markType(name))
  const link = linkAround(state)
  let list: Marks['list'] = null
  for (let depth = $from.depth; depth > 0 && list === null; depth--) {
    const { name } = $from.node(depth).type
    if (name === 'bulletList' || name === 'orderedList') list = name
  }
  const align: unknown = $from.parent.attrs['textAlign']
  return {
    bold: has('bold'),
    italic: has('italic'),
    list,
    align: alignments.find((one) => one === align) ?? 'left',
    language: languageOf(state),
    link: link && { href: link.href, newWindow: link.newWindow },
    hasSelection: !empty,
    linkable: linkableText(state),
  }
}

/** The link that contains the selection, with its full range. */
function linkAround(
  state: EditorState,
): { href: string; newWindow: boolean; from: number; to: number } | null {
  const around = markAround(state, markType('link'))
  if (!around) return null
  const { mark, from, to } = around
  return { href: String(mark.attrs['href']), newWindow: mark.attrs['newWindow'] === true, from, to }
}

/** A mark at the selection, with its full range. */
function markAround(state: EditorState, type: MarkType): { mark: Mark; from: number; to: number } | null {
  const { $from } = state.selection
  const inside =
    $from.parent.childAfter($from.parentOffset).node ?? $from.parent.childBefore($from.parentOffset).node
  const mark = inside && type.isInSet(inside.marks)
  if (!mark) return null
  let from = $from.start()
  let to = from
  let isPast = false
  $from.parent.forEach((node, offset) => {
    const start = $from.start() + offset
    const isSame = mark.isInSet(node.marks)
    if (isPast) return
    if (!isSame) {
      if (start >= $from.pos) isPast = true
      else from = start + node.nodeSize
    } else to = start + node.nodeSize
  })
  return { mark, from, to }
}

/** The language of the words at the selection; null for that of the page. */
function languageOf(state: EditorState): PartLanguage | null {
  const language: unknown = markAround(state, markType('language'))?.mark.attrs['language']
  return isPartLanguage(language) ? language : null
}

function languageCommand(language: PartLanguage | null): Command {
  return (state, dispatch) => {
    const type = markType('language')
    const range = state.selection.empty ? (markAround(state, type) ?? wordAround(state)) : state.selection
    if (!range || range.from === range.to) return false
    const tr = state.tr.removeMark(range.from, range.to, type)
    dispatch?.(language === null ? tr : tr.addMark(range.from, range.to, type.create({ language })))
    return true
  }
}

function linkCommand(link: { href: string; newWindow: boolean; text?: string } | null): Command {
  return (state, dispatch) => {
    const type = markType('link')
    const around = linkAround(state)
    const { empty } = state.selection
    const range = empty ? (around ?? wordAround(state)) : state.selection
    if (!link) {
      if (range) dispatch?.(state.tr.removeMark(range.from, range.to, type))
      return true
    }
    const mark = type.create({ href: link.href, newWindow: link.newWindow })
    if (range && range.to > range.from)
      dispatch?.(state.tr.removeMark(range.from, range.to, type).addMark(range.from, range.to, mark))
    else dispatch?.(state.tr.insert(state.selection.from, schema.text(link.text || link.href, [mark])))
    return true
  }
}

/** The target of a pasted address, with which selected words are linked; null for anything else. */
function pastedTarget(pasted: DataTransfer | null): string | null {
  const text = pasted?.getData('text/plain').trim() ?? ''
  return /^(?:https?:|mailto:|tel:)\S+$/i.test(text)
    ? (typedTarget(text, location.origin)?.target ?? null)
    : null
}

function linkableText(state: EditorState): string {
  const range = state.selection.empty ? (linkAround(state) ?? wordAround(state)) : state.selection
  return range ? state.doc.textBetween(range.from, range.to, ' ') : ''
}

function wordAround(state: EditorState): { from: number; to: number } | null {
  const { $from } = state.selection
  const text = $from.parent.textBetween(0, $from.parent.content.size, undefined, '\ufffc')
  const before = /[\p{L}\p{N}-]*$/u.exec(text.slice(0, $from.parentOffset))?.[0].length ?? 0
  const behind = /^[\p{L}\p{N}-]*/u.exec(text.slice($from.parentOffset))?.[0].length ?? 0
  return before + behind === 0 ? null : { from: $from.pos - before, to: $from.pos + behind }
}

function toggleListCommand(list: NodeType): Command {
  return (state, dispatch, view) => {
    const current = marksOf(state).list
    if (current === list.name) return liftListItem(nodeType('listItem'))(state, dispatch)
    if (current === null) return wrapInList(list)(state, dispatch)
    // Changes the list's type and keeps its items.
    const { $from } = state.selection
    for (let depth = $from.depth; depth > 0; depth--)
      if ($from.node(depth).type.name === current) {
        dispatch?.(state.tr.setNodeMarkup($from.before(depth), list))
        view?.focus()
        return true
      }
    return false
  }
}

function alignCommand(alignment: Alignment): Command {
  return (state, dispatch) => {
    const { from, to } = state.selection
    const { tr } = state
    state.doc.nodesBetween(from, to, (node, position) => {
      if (node.type.name !== 'paragraph') return
      tr.setNodeMarkup(position, null, { textAlign: alignment === 'left' ? null : alignment })
    })
    dispatch?.(tr)
    return true
  }
}

function selectionBox(view: EditorView): DOMRect {
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from)
  // At the end of a line, not at the beginning of the next one.
  const end = view.coordsAtPos(to, -1)
  const left = Math.min(start.left, end.left)
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top)
}

function markType(name: 'bold' | 'italic' | 'language' | 'link'): MarkType {
  return schema.marks[name]
}

function nodeType(name: 'hardBreak' | 'listItem' | 'bulletList' | 'orderedList'): NodeType {
  return schema.nodes[name]
}
