import type { Mark, MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { alignments, type Alignment } from '#design/rich-text/rich-text-document.ts'
import { richTextSchema as schema } from '#fields/rich-text/rich-text-schema.ts'
import { isPartLanguage, type PartLanguage } from '#i18n/part-languages.ts'
import type { Marks } from './typing-handle.ts'

/** The formatting at the selection. */
export function marksOf(state: EditorState): Marks {
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

export function languageCommand(language: PartLanguage | null): Command {
  return (state, dispatch) => {
    const type = markType('language')
    const range = state.selection.empty ? (markAround(state, type) ?? wordAround(state)) : state.selection
    if (!range || range.from === range.to) return false
    const tr = state.tr.removeMark(range.from, range.to, type)
    dispatch?.(language === null ? tr : tr.addMark(range.from, range.to, type.create({ language })))
    return true
  }
}

export function linkCommand(link: { href: string; newWindow: boolean; text?: string } | null): Command {
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

export function toggleListCommand(list: NodeType): Command {
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

export function alignCommand(alignment: Alignment): Command {
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

export function markType(name: 'bold' | 'italic' | 'language' | 'link'): MarkType {
  return schema.marks[name]
}

export function nodeType(name: 'hardBreak' | 'listItem' | 'bulletList' | 'orderedList'): NodeType {
  return schema.nodes[name]
}
