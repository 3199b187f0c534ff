import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { DomainError } from '../errors.ts'
import { blocksOf, readContent, storedBlocksOf } from '../pages/index.server.ts'

/** More than any page needs; keeps a page from growing until it cannot be opened any more. */
const mostBlocks = 2000
const mostBytes = 1_500_000

/** Throws `invalid`, naming the id, for inserted blocks and containers whose ids exist already or occur twice. */
export function requireFreshIds(content: ContentDocument, operation: Operation): void {
  const given = operation.kind === 'replace-content' ? idsIn(operation.content) : idsInserted(operation)
  const taken = new Set(operation.kind === 'replace-content' || given.length === 0 ? [] : idsIn(content))
  for (const id of given) {
    if (taken.has(id)) throw new DomainError('invalid', { fields: { [id]: 'taken' } })
    taken.add(id)
  }
}

/** Throws `invalid` for content that becomes too large. Content that is too large already may shrink. */
export function requireFit(before: ContentDocument, after: ContentDocument): void {
  const text = JSON.stringify(after)
  const isTooLarge = storedBlocksOf(after).length > mostBlocks || Buffer.byteLength(text) > mostBytes
  if (isTooLarge && text.length > JSON.stringify(before).length)
    throw new DomainError('invalid', { fields: { content: 'too_long' } })
}

/** Whether an operation can break more than the block that it names, so that the whole content must be validated. */
export function isStructural({ kind }: Operation): boolean {
  return kind !== 'set-fields' && kind !== 'remove-block' && kind !== 'remove-container'
}

/** The ids of blocks that are unreadable or in a place that is not allowed. */
export function brokenIn(content: ContentDocument): Set<string> {
  const blocks = blocksOf(readContent(content))
  return new Set(blocks.flatMap(({ id, fault }) => (fault === undefined ? [] : [id])))
}

/** The ids of the blocks and containers that an operation inserts. */
export function idsInserted(operation: Operation): string[] {
  if (operation.kind === 'insert-block') return storedBlocksOf(contentOf(operation.block)).map(({ id }) => id)
  if (operation.kind === 'insert-container') return idsIn({ version: 1, containers: [operation.container] })
  return []
}

function contentOf(block: StoredBlock): ContentDocument {
  return { version: 1, containers: [{ id: '', layout: '100', columns: [[block]] }] }
}

function idsIn(content: ContentDocument): string[] {
  return [...content.containers.map(({ id }) => id), ...storedBlocksOf(content).map(({ id }) => id)]
}
