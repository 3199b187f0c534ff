import type { Node, ResolvedPos } from 'prosemirror-model'
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state'
import { followCaret } from './caret.ts'

/**
 * Shows another version of the text; null when nothing differs. Replaces only the changed parts: block by block where the
 * blocks are of the same kinds.
 */
export function takeOver(state: EditorState, next: Node): Transaction | null {
  const { doc, tr, selection } = state
  const replace = (before: Node, after: Node, offset: number) => {
    const change = changeBetween(before, after)
    if (!change) return
    const at = offset + tr.doc.content.size - doc.content.size
    tr.replace(at + change.start, at + change.end, after.slice(change.start, change.to))
  }
  const isAlike =
    doc.childCount === next.childCount &&
    doc.children.every((block, index) => block.sameMarkup(next.child(index)))
  if (isAlike) doc.forEach((block, offset, index) => replace(block, next.child(index), offset + 1))
  else replace(doc, next, 0)
  if (!tr.docChanged) return null
  const [anchor, head] = [selection.$anchor, selection.$head].map((place) => placeIn(tr, place))
  if (anchor && head)
    tr.setSelection(TextSelection.between(tr.doc.resolve(anchor.at), tr.doc.resolve(head.at)))
  return tr.setMeta(separation, head?.isPushed ?? false)
}

/** Where a place of the document before is afterwards: after the same character, where its paragraph is still found. */
function placeIn({ doc, mapping }: Transaction, place: ResolvedPos): { at: number; isPushed: boolean } {
  let [paragraph, start]: [Node, number] = [doc, 0]
  for (let depth = 0; depth < place.depth; depth++) {
    const index = place.index(depth)
    for (let before = 0; before < index; before++) start += paragraph.maybeChild(before)?.nodeSize ?? 0
    const child = paragraph.maybeChild(index)
    const isSameRow = paragraph.childCount === place.node(depth).childCount
    if (!isSameRow || child?.type !== place.node(depth + 1).type) {
      const { deleted, pos } = mapping.mapResult(place.pos, -1)
      return { at: deleted ? mapping.map(place.pos) : pos, isPushed: false }
    }
    paragraph = child
    start++
  }
  const { offset, isPushed } = followCaret(textOf(place.parent), textOf(paragraph), place.parentOffset)
  return { at: start + offset, isPushed }
}

/** Whether a transaction shows what others have written. */
export function isOfOthers(transaction: Transaction): boolean {
  return transaction.getMeta(separation) !== undefined
}

/**
 * The range from `start` to `end` that differs, and the end `to` of what replaces it in the other document; null when
 * the documents are equal.
 */
export function changeBetween(doc: Node, next: Node): { start: number; end: number; to: number } | null {
  const start = doc.content.findDiffStart(next.content)
  const end = doc.content.findDiffEnd(next.content)
  if (start === null || end === null) return null
  // Repeated characters around a change can make the common prefix and suffix overlap.
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  return { start, end: end.a + overlap, to: end.b + overlap }
}

/** Whether somebody else's word begins at the caret. */
const separation = new PluginKey<boolean>('separation')

/** Separates a word that is typed at the caret from a word that somebody else has inserted there meanwhile. */
export const separateWords = new Plugin<boolean>({
  key: separation,
  state: {
    init: () => false,
    apply: (transaction, isKnown, before, { selection: { $head, empty } }) => {
      if (!empty || !/^\S/.test(textOf($head.parent).slice($head.parentOffset))) return false
      if (isOfOthers(transaction)) return isKnown || transaction.getMeta(separation) === true
      return isKnown && $head.pos === transaction.mapping.map(before.selection.head)
    },
  },
  appendTransaction: (transactions, before, { doc, selection: { $head, empty }, tr }) => {
    const isTyped =
      transactions.every((one) => !isOfOthers(one)) && doc.content.size > before.doc.content.size
    if (!isTyped || !empty || !separation.getState(before)) return null
    const isBetween = /^\S\S$/.test(
      textOf($head.parent)
        .slice($head.parentOffset - 1)
        .slice(0, 2),
    )
    if (!isBetween) return null
    tr.insertText(' ', $head.pos)
    return tr.setSelection(TextSelection.create(tr.doc, $head.pos))
  },
})

/** The text of a paragraph, with one character for each position. */
function textOf(paragraph: Node): string {
  return paragraph.textBetween(0, paragraph.content.size, undefined, '\ufffc')
}
