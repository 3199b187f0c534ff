import { findDefinition } from '#blocks/find-definition.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock, headId, maxContentBytes, maxParts, withDescendants } from '#operations/index.ts'
import { DomainError } from '#domain/errors.ts'
import { readContent, type ReadBlock } from '../pages/read-content.ts'
import { storedBlocksOf } from '../pages/touched.ts'

/** Throws `invalid`, naming the id, for inserted blocks and containers whose ids exist already or occur twice. */
export function requireFreshIds(content: ContentDocument, operation: Operation): void {
  const given = operation.kind === 'replace-content' ? idsIn(operation.content) : idsInserted(operation)
  const taken = new Set([
    headId,
    ...(operation.kind === 'replace-content' || given.length === 0 ? [] : idsIn(content)),
  ])
  for (const id of given) {
    if (taken.has(id)) throw new DomainError('invalid', { fields: { [id]: 'taken' } })
    taken.add(id)
  }
}

/** Throws `invalid` for content that becomes too large. Content that is too large already may shrink. */
export function requireFit(before: ContentDocument, after: ContentDocument): void {
  requireShortLists(before, after)
  if (isTooLarge(after) && JSON.stringify(after).length > JSON.stringify(before).length)
    throw new DomainError('invalid', { fields: { content: 'too_long' } })
}

/** Throws `invalid` for content that is larger than a draft may be. */
export function requireBounded(content: ContentDocument): void {
  requireShortLists({ version: 1, containers: [] }, content)
  if (isTooLarge(content)) throw new DomainError('invalid', { fields: { content: 'too_long' } })
}

/** Throws `invalid`, naming the block, for one that contains more blocks than it may, such as a table with its rows. */
function requireShortLists(before: ContentDocument, after: ContentDocument): void {
  for (const { id, type, children = [] } of storedBlocksOf(after)) {
    const most = findDefinition(type)?.maxChildren ?? Infinity
    if (children.length <= most) continue
    const known = storedBlocksOf(before).find((one) => one.id === id)?.children?.length ?? 0
    if (children.length > known)
      throw new DomainError('invalid', { fields: { [`${id}.children`]: 'too_many' } })
  }
}

function isTooLarge(content: ContentDocument): boolean {
  const blocks = storedBlocksOf(content)
  if (blocks.length + content.containers.length > maxParts) return true
  const counts = new Map<string, number>()
  for (const { type } of blocks) {
    const count = (counts.get(type) ?? 0) + 1
    if (count > (findDefinition(type)?.maxPerContent ?? Infinity)) return true
    counts.set(type, count)
  }
  return Buffer.byteLength(JSON.stringify(content)) > maxContentBytes
}

/** Whether an operation can break more than the block that it names, so that the whole content must be validated. */
export function isStructural({ kind }: Operation): boolean {
  return kind !== 'set-fields' && kind !== 'remove-block' && kind !== 'remove-container'
}

/** A flaw that no editor may introduce: a block that can't be read, or is in a place where it is not allowed. */
export type Flaw = {
  id: string
  kind: 'unreadable' | 'misplaced'
  block: ReadBlock
  parent: ReadBlock | null
}

/** The flaws of a content, each by a key that stays the same as long as the flaw does. */
export function flawsIn(content: ContentDocument): Map<string, Flaw> {
  const flaws = new Map<string, Flaw>()
  const look = (block: ReadBlock, parent: ReadBlock | null) => {
    const { id, error } = block
    if (error !== undefined && error !== 'misplaced')
      flaws.set(`${id} ${error}`, { id, kind: 'unreadable', block, parent })
    if (!isAllowedIn(block, parent))
      flaws.set(`${id} in ${parent?.id ?? 'column'}`, { id, kind: 'misplaced', block, parent })
    for (const child of block.children) look(child, block)
  }
  for (const { columns } of readContent(content).containers)
    for (const block of columns.flat()) look(block, null)
  return flaws
}

/** Whether a block may stand inside of another one, or in a column. Unknown blocks accept nothing. */
function isAllowedIn({ type }: ReadBlock, parent: ReadBlock | null): boolean {
  if (parent) return findDefinition(parent.type)?.children.includes(type) ?? false
  return findDefinition(type)?.standsAlone ?? true
}

/** Throws `invalid` for a block that would be inserted into itself, or into one of its descendants. */
export function requireOutside(content: ContentDocument, operation: Operation): void {
  if (operation.kind !== 'move-block' || operation.to.in !== 'block') return
  const { id, to } = operation
  const moved = findBlock(content, id)?.block
  if (moved && withDescendants(moved).some((inner) => inner.id === to.parent))
    throw new DomainError('invalid', { fields: { [`${id}.parent`]: 'inside_itself' } })
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
