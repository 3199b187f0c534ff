import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { partsInOrder } from '#operations/index.ts'

/**
 * The blocks, the head among them, that operations have edited or inserted; moving a block does not count. `replaced`
 * are those that were inserted or whose fields were all written at once, as copying and restoring do.
 */
export function writtenBy(
  before: ContentDocument,
  after: ContentDocument,
  operations: Operation[],
): { written: Set<string>; inserted: Set<string>; replaced: Set<string> } {
  const old = new Map(partsInOrder(before).map((block) => [block.id, block]))
  const now = partsInOrder(after)
  const inserted = new Set(now.flatMap(({ id }) => (old.has(id) ? [] : [id])))
  const written = new Set(operations.flatMap((one) => (one.kind === 'set-fields' ? [one.id] : [])))
  const replaced = new Set(inserted)
  for (const one of operations)
    if (
      one.kind === 'set-fields' &&
      Object.keys(old.get(one.id)?.fields ?? {}).every((name) => name in one.fields)
    )
      replaced.add(one.id)
  if (operations.some(({ kind }) => kind !== 'set-fields'))
    for (const block of now) {
      const known = old.get(block.id)
      if (!known || isDeepStrictEqual(known.fields, block.fields)) continue
      written.add(block.id)
      replaced.add(block.id)
    }
  return { written, inserted, replaced }
}
