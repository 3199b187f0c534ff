import { blockForms } from '#blocks/forms.generated.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { PlainTable } from '#blocks/table-cells.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { StoredBlock } from '#contracts/pages.ts'
import { isEmptyRichText, type RichTextDocument } from '#design/rich-text/rich-text-document.ts'

/** A part of a text that becomes a block of its own. */
export type Piece =
  | { kind: 'headline'; level: number; text: string }
  | { kind: 'text'; document: RichTextDocument }
  | { kind: 'table'; table: PlainTable }

/** The parts of a text around the place where others are inserted. */
export type Around = { before: RichTextDocument; after: RichTextDocument }

export type Written = {
  operations: Operation[]
  /** The block of the last piece, in whose text typing continues. */
  last: string
}

/** Blocks for the pieces, with unused ids. */
export function blocksOfPieces(pieces: readonly Piece[], newId: () => string): StoredBlock[] {
  return pieces.map((piece) => {
    if (piece.kind === 'table') return tableBlock(piece.table, newId)
    return piece.kind === 'headline'
      ? blockOf('headline', { headline_level: piece.level, content: piece.text }, newId())
      : blockOf('text', { content: piece.document }, newId())
  })
}

/** The block that a table of plain texts becomes. */
function tableBlock(table: PlainTable, newId: () => string): StoredBlock {
  const [type = '', form] = Object.entries(blockForms).find(([, { grid }]) => grid) ?? []
  const { fields = {}, children = [] } = form?.grid?.write(table) ?? {}
  return {
    ...blockOf(type, fields, newId()),
    children: children.map((row) => blockOf(row.type, row.fields, newId())),
  }
}

/**
 * Writes pieces into a text block at its caret: the text before it stays in the block, the text after it becomes a
 * block behind the pieces. If nothing is left in the block, it is used for the first text, or removed.
 */
export function writePieces(
  block: StoredBlock,
  place: BlockPlace,
  { before, after }: Around,
  pieces: readonly Piece[],
  newId: () => string,
): Written | null {
  const [first] = pieces
  if (!first) return null
  const isUsed = isEmptyRichText(before) && first.kind === 'text'
  const isRemoved = isEmptyRichText(before) && !isUsed
  const rest = isUsed ? pieces.slice(1) : pieces
  const added = blocksOfPieces(rest, newId)
  const last = added.at(-1)?.id ?? block.id
  const whole = isEmptyRichText(after)
    ? added
    : [...added, blockOf('text', { ...block.fields, anchor: '', content: after }, newId())]
  let behind = block.id
  const insertions = whole.map((one): Operation => {
    const operation: Operation = { kind: 'insert-block', block: one, to: { ...place, after: behind } }
    behind = one.id
    return operation
  })
  const kept = first.kind === 'text' && isUsed ? first.document : before
  return {
    operations: [
      ...(isRemoved ? [] : [{ kind: 'set-fields' as const, id: block.id, fields: { content: kept } }]),
      ...insertions,
      ...(isRemoved ? [{ kind: 'remove-block' as const, id: block.id }] : []),
    ],
    last,
  }
}

function blockOf(type: string, fields: Record<string, unknown>, id: string): StoredBlock {
  return { id, type, version: blockDefinitions[type]?.version ?? 1, fields }
}
