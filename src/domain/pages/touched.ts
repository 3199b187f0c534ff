import { isDeepStrictEqual } from 'node:util'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Touched } from '#db/schema/index.ts'

/** When each block was last written, after a content has been replaced by another: what differs is written now. */
export function touchReplaced(
  touched: Touched,
  before: ContentDocument,
  after: ContentDocument,
  now: Date,
): Touched {
  const old = new Map(storedBlocksOf(before).map((block) => [block.id, block]))
  const entries = storedBlocksOf(after).flatMap((block): [string, Touched[string]][] => {
    const known = old.get(block.id)
    if (!known || known.type !== block.type || !isDeepStrictEqual(known.fields, block.fields))
      return [[block.id, { at: now.toISOString() }]]
    const entry = Object.hasOwn(touched, block.id) ? touched[block.id] : undefined
    return entry ? [[block.id, entry]] : []
  })
  return Object.fromEntries(entries)
}

/** All blocks of stored content in the order of the page, each before those inside it. */
export function storedBlocksOf(content: ContentDocument): StoredBlock[] {
  const withDescendants = (block: StoredBlock): StoredBlock[] => [
    block,
    ...(block.children ?? []).flatMap(withDescendants),
  ]
  return content.containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants)
}
