import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands'
import { keymap } from 'prosemirror-keymap'
import { Node } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { AllSelection, EditorState, Plugin, Selection, TextSelection, type Command } from 'prosemirror-state'
import { Decoration, DecorationSet, EditorView } from 'prosemirror-view'
import { readRichText } from '#design/rich-text/read-rich-text.ts'
import type { RichTextDocument } from '#design/rich-text/rich-text-document.ts'
import { typedTarget } from '#design/rich-text/typed-target.ts'
import { tidyPastedHtml } from '#fields/rich-text/paste.ts'
import { richTextSchema as schema } from '#fields/rich-text/rich-text-schema.ts'
import { changeBetween, isOfOthers, separateWords, takeOver } from './follow-others.ts'
import {
  alignCommand,
  languageCommand,
  linkCommand,
  marksOf,
  markType,
  nodeType,
  toggleListCommand,
} from './rich-text-commands.ts'
import type { CaretPosition, RichTypingHandle } from './typing-handle.ts'

/**
 * Mounts ProseMirror in an element: the only place that does, for texts on the page and in fields. On a page only one
 * instance at a time: a hundred of them would take a slow computer more than a second. It has no history: undo is that of
 * the page (decision 22), or of the field.
 */
export function mountRichText(
  element: HTMLElement,
  options: {
    value: unknown
    /** Of the element besides its role, such as its name. */
    attributes: () => Record<string, string>
    /** The language of what is pasted, unless it says another one; by default that of the document. */
    lang?: string
    /** The placeholder while the text is empty. */
    placeholder?: string
    point?: CaretPosition
    onChange: (value: RichTextDocument) => void
    /** Called before a paste, with the resulting text; true when it is refused. */
    refuses?: (next: RichTextDocument, pasted: string) => boolean
    /** Called for the keys of undo and redo, which never reach the window. */
    onHistory: (way: 'undo' | 'redo') => void
    /** Called when the formatting at the selection may have changed. */
    onMarks: () => void
    /** What the place does with keys, text and pastes before these count as usual. */
    plugins?: readonly Plugin[]
  },
): RichTypingHandle {
  const { value, attributes, lang, placeholder = '', point, onChange, onHistory, onMarks } = options
  let shown = readRichText(value)
  const view = new EditorView(
    { mount: element },
    {
      state: EditorState.create({
        doc: documentOf(shown),
        plugins: [
          readsSelection,
          separateWords,
          refusesPastes(options.refuses),
          ...(options.plugins ?? []),
          takesUsualInput,
          keys(onHistory),
          keymap(baseKeymap),
          hinted(placeholder),
        ],
      }),
      attributes: () => ({ role: 'textbox', 'aria-multiline': 'true', ...attributes() }),
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction))
        if (transaction.docChanged) {
          shown = readRichText(view.state.doc.toJSON())
          if (!isOfOthers(transaction)) onChange(shown)
        }
        onMarks()
      },
      transformPastedHTML: (html) => tidyPastedHtml(html, lang ?? document.documentElement.lang),
    },
  )
  const run = (command: Command, { leavesFocus = false } = {}) => {
    command(view.state, view.dispatch.bind(view), view)
    if (!leavesFocus) view.focus()
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
    setLanguage: (language, how) => run(languageCommand(language), how),
    link: (link) => run(linkCommand(link)),
    resume: () => view.focus(),
    box: () => selectionBox(view),
    nameAgain: () => view.setProps({}),
  }
}

function keys(onHistory: (way: 'undo' | 'redo') => void): Plugin {
  const item = nodeType('listItem')
  const hardBreak: Command = chainCommands(exitCode, (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(nodeType('hardBreak').create()).scrollIntoView())
    return true
  })
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
    'Mod-Shift-7': toggleListCommand(nodeType('orderedList')),
    'Mod-Shift-8': toggleListCommand(nodeType('bulletList')),
    'Mod-Shift-l': alignCommand('left'),
    'Mod-Shift-e': alignCommand('center'),
    'Mod-Shift-r': alignCommand('right'),
    'Mod-]': sinkListItem(item),
    'Mod-[': liftListItem(item),
    Enter: splitListItem(item),
    'Shift-Enter': hardBreak,
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

function refusesPastes(refuses: (next: RichTextDocument, pasted: string) => boolean = () => false): Plugin {
  return new Plugin({
    props: {
      handlePaste: ({ state }, { clipboardData }, slice) =>
        pastedTarget(state, clipboardData) === null &&
        refuses(
          readRichText(state.tr.replaceSelection(slice).doc.toJSON()),
          clipboardData?.getData('text/plain') ?? '',
        ),
    },
  })
}

/**
 * A mark and a space at the start of a paragraph make a list, and a pasted address links the selected words. In an empty
 * text, the first pasted paragraph is kept with its alignment; otherwise its content joins the existing paragraph.
 */
const takesUsualInput = new Plugin({
  props: {
    handleTextInput: (view, from, to, text) => text === ' ' && from === to && startList(view),
    handlePaste: (view, event, { content }) => {
      const { doc, tr } = view.state
      const target = pastedTarget(view.state, event.clipboardData)
      if (target !== null) {
        linkCommand({ href: target, newWindow: false })(view.state, view.dispatch.bind(view))
        view.focus()
        return true
      }
      if (doc.childCount > 1 || doc.textContent !== '' || !doc.type.validContent(content)) return false
      const whole = tr.replaceWith(0, doc.content.size, content)
      view.dispatch(whole.setSelection(Selection.atEnd(whole.doc)).scrollIntoView())
      return true
    },
  },
})

/** The target of a pasted address, with which the selected words are linked; null for anything else. */
export function pastedTarget({ selection }: EditorState, pasted: DataTransfer | null): string | null {
  const text = selection.empty ? '' : (pasted?.getData('text/plain').trim() ?? '')
  return /^(?:https?:|mailto:|tel:)\S+$/i.test(text)
    ? (typedTarget(text, location.origin)?.target ?? null)
    : null
}

/** What is typed before the caret at the start of a paragraph that is in no list; null elsewhere. */
export function markBefore({ selection: { $from } }: EditorState): string | null {
  if ($from.depth !== 1 || $from.parent.type.name !== 'paragraph') return null
  return $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc')
}

function startList(view: EditorView): boolean {
  const mark = markBefore(view.state)
  const list = mark === '-' || mark === '*' ? 'bulletList' : mark === '1.' ? 'orderedList' : null
  if (list === null) return false
  const { $from } = view.state.selection
  view.dispatch(view.state.tr.delete($from.start(), $from.pos))
  return toggleListCommand(nodeType(list))(view.state, view.dispatch.bind(view), view)
}

/** Shows a placeholder in an empty text (editing.css). */
function hinted(words: string): Plugin {
  return new Plugin({
    props: {
      decorations: ({ doc }) =>
        words !== '' &&
        doc.childCount === 1 &&
        doc.firstChild?.type.name === 'paragraph' &&
        doc.content.size === 2
          ? DecorationSet.create(doc, [Decoration.node(0, 2, { 'data-placeholder': words })])
          : null,
    },
  })
}

function documentOf(document: RichTextDocument): Node {
  const content = document.content.length > 0 ? document.content : [{ type: 'paragraph' }]
  return Node.fromJSON(schema, { type: 'doc', content })
}

function selectionBox(view: EditorView): DOMRect {
  const { from, to } = view.state.selection
  const start = view.coordsAtPos(from)
  // At the end of a line, not at the beginning of the next one.
  const end = view.coordsAtPos(to, -1)
  const left = Math.min(start.left, end.left)
  return new DOMRect(left, start.top, Math.max(start.right, end.right) - left, end.bottom - start.top)
}
