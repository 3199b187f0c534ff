import { findForm } from '#blocks/find-form.ts'
import type { ReadBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { sourceDataOf } from '#blocks/source-data.ts'
import type { ShownBlock } from '#blocks/view.ts'
import type { Notice } from './notice.ts'

/** A headline that skips a level: the one above it, and its own. */
export type Skip = { above: number; level: number }

/**
 * The first headline of each block that skips a level, by the block's id. `first` is the level of the headline above all
 * blocks. The headlines of a shared block count where it is shown; they are `data` of the block that shows it.
 */
export function findSkips(
  blocks: readonly ReadBlock[],
  first: number,
  data: Record<string, unknown> = {},
): Map<string, Skip> {
  const skips = new Map<string, Skip>()
  let above = first
  for (const block of blocks)
    for (const level of levelsIn(block, data)) {
      if (level > above + 1 && !skips.has(block.id)) skips.set(block.id, { above, level })
      above = level
    }
  return skips
}

/** The notice about a headline that skips a level. One whose level can't be chosen needs a headline above it. */
export function noticeOfSkip(
  { type }: ReadBlock,
  { above, level }: Skip,
): Pick<Notice, 'field' | 'severity' | 'kind' | 'detail'> {
  const chosen = findForm(type)?.fields.find(({ kind }) => kind === 'level')
  return {
    field: chosen?.field ?? null,
    severity: 'warning',
    kind: chosen ? 'skipped_level' : 'missing_headline',
    detail: `${above} → ${level}`,
  }
}

/** The levels of the headlines that a block shows itself. */
function levelsIn(block: ReadBlock, data: Record<string, unknown>): number[] {
  if (block.error !== undefined) return []
  const own = levelOf(block, data)
  const source = sourceDataOf(block, data)?.content
  const inner = (source?.containers ?? []).flatMap(({ columns }) => columns.flat()).flatMap(withItems)
  return [
    ...(own === null ? [] : [own]),
    ...inner.flatMap((shown) => levelOf(shown, source?.data ?? {}) ?? []),
  ]
}

function levelOf(
  { id, type, fields }: { id: string; type: string; fields: Record<string, unknown> },
  data: Record<string, unknown>,
): number | null {
  return blockDefinitions[type]?.headlineLevel(fields, Object.hasOwn(data, id) ? data[id] : undefined) ?? null
}

function withItems(block: ShownBlock): ShownBlock[] {
  return block.error === undefined ? [block, ...block.children.flatMap(withItems)] : []
}
