import { isDeepStrictEqual } from 'node:util'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import type { Touched } from '#db/schema/index.ts'
import { headId } from '#operations/index.ts'

/** The times of all blocks after the content was replaced: blocks that differ get the current time. */
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
  const head = touchedHead(touched, before, after, now)
  return { ...Object.fromEntries(entries), ...(head && { [headId]: head }) }
}

function touchedHead(
  touched: Touched,
  before: ContentDocument,
  after: ContentDocument,
  now: Date,
): Touched[string] | undefined {
  if (after.head && before.head && !isDeepStrictEqual(after.head.fields, before.head.fields))
    return { at: now.toISOString() }
  return touched[headId]
}

/** All blocks of stored content in page order, each before its children. */
export function storedBlocksOf(content: ContentDocument): StoredBlock[] {
  const withDescendants = (block: StoredBlock): StoredBlock[] => [
    block,
    ...(block.children ?? []).flatMap(withDescendants),
  ]
  return content.containers.flatMap(({ columns }) => columns.flat()).flatMap(withDescendants)
}
