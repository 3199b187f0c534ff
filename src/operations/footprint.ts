import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyOperation } from './apply-operation.ts'
import { canonicalBlock, canonicalContainer } from './canonical-content.ts'
import { findBlock, findContainer } from './find-block.ts'
import { isSame } from './is-same.ts'
import { blocksOfContainer, idsIn, withDescendants } from './pieces.ts'
import { rulesOf } from './rules-of.ts'

/** The result of a list of operations, as far as another editor's operations could conflict with it. */
export type Footprint = {
  /** The last value of each field that was set, by block; `undefined` for a removed field. */
  fields: Map<string, Map<string, unknown>>
  /** The last place that a block or container was moved to. */
  places: Map<string, BlockPlace | string | null>
  layouts: Map<string, string>
  /** The blocks and containers with changed children, each with the ids that were added to it. */
  inside: Map<string, Set<string>>
  /** Each block or container that was itself removed, with everything inside it. */
  removed: Map<string, Set<string>>
  /** What was inserted and not removed afterwards, including undone removals. */
  inserted: Set<string>
  /** What their author sees afterwards: a block moved out of what was then removed is not removed. */
  present: Set<string>
  /**
   * Failed insertions, because one of the ids already existed with a different content; with everything inside them.
   */
  blocked: Map<string, Set<string>>
  /** Whether the whole content was replaced. */
  isReplaced: boolean
}

/**
 * The footprint of operations that were made on one content and will be applied to another one. A removal includes what
 * it removes in either content, because it also affects what others have added in the meantime.
 */
export function footprintOf(
  before: ContentDocument,
  operations: readonly Operation[],
  meanwhile: ContentDocument,
): Footprint {
  const footprint: Footprint = {
    fields: new Map(),
    places: new Map(),
    layouts: new Map(),
    inside: new Map(),
    removed: new Map(),
    inserted: new Set(),
    present: new Set(),
    blocked: new Map(),
    isReplaced: operations.some(({ kind }) => kind === 'replace-content'),
  }
  let content = before
  for (const operation of operations) {
    record(footprint, operation, content)
    content = applyOperation(content, operation)
  }
  footprint.present = idsIn(content)
  recordMeanwhile(footprint, operations, meanwhile)
  joinRemovals(footprint, before)
  return footprint
}

function record(footprint: Footprint, operation: Operation, content: ContentDocument): void {
  switch (operation.kind) {
    case 'insert-block':
      recordInside(footprint, operation.to, operation.block.id)
      recordFieldsOf(footprint, withDescendants(operation.block))
      return
    case 'insert-container':
      footprint.inserted.add(operation.container.id)
      recordFieldsOf(footprint, blocksOfContainer(operation.container))
      return
    case 'move-block':
      recordInside(footprint, operation.to, operation.id)
      footprint.places.set(operation.id, operation.to)
      return
    case 'move-container':
      footprint.places.set(operation.id, operation.after)
      return
    case 'set-fields':
      recordFields(footprint, operation.id, [
        ...Object.entries(operation.fields),
        ...(operation.unset ?? []).map((name): [string, unknown] => [name, undefined]),
      ])
      return
    case 'set-layout':
      footprint.layouts.set(operation.id, operation.layout)
      return
    case 'remove-block':
    case 'remove-container':
      recordRemoval(footprint, operation, content)
      for (const id of idsRemoved(operation, content)) footprint.inserted.delete(id)
  }
}

function recordInside({ inside }: Footprint, to: BlockPlace, id: string): void {
  const holder = to.in === 'column' ? to.container : to.parent
  inside.set(holder, (inside.get(holder) ?? new Set()).add(id))
}

function recordFieldsOf(footprint: Footprint, blocks: StoredBlock[]): void {
  for (const { id, fields } of blocks) {
    footprint.inserted.add(id)
    recordFields(footprint, id, Object.entries(fields))
  }
}

function recordFields({ fields }: Footprint, id: string, entries: [string, unknown][]): void {
  const values = fields.get(id) ?? new Map<string, unknown>()
  for (const [name, value] of entries) values.set(name, value)
  fields.set(id, values)
}

type Removal = Extract<Operation, { kind: 'remove-block' | 'remove-container' }>

/** The effects of the operations on the content that they will be applied to, as far as it differs. */
function recordMeanwhile(
  footprint: Footprint,
  operations: readonly Operation[],
  start: ContentDocument,
): void {
  if (footprint.removed.size === 0 && footprint.inserted.size === 0) return
  let content = start
  for (const operation of operations) {
    const next = applyOperation(content, operation)
    if (operation.kind === 'remove-block' || operation.kind === 'remove-container') {
      recordRemoval(footprint, operation, content)
    }
    if (next === content) recordBlocked(footprint, operation, content)
    content = next
  }
}

function recordBlocked({ blocked }: Footprint, operation: Operation, content: ContentDocument): void {
  if (operation.kind === 'insert-block') {
    const { block } = operation
    if (isSame(canonicalBlock(block), findBlock(content, block.id)?.block)) return
    blocked.set(block.id, new Set(withDescendants(block).map(({ id }) => id)))
  }
  if (operation.kind === 'insert-container') {
    const { container } = operation
    if (isSame(canonicalContainer(container), findContainer(content, container.id)?.container)) return
    blocked.set(container.id, new Set([container, ...blocksOfContainer(container)].map(({ id }) => id)))
  }
}

function recordRemoval({ removed }: Footprint, operation: Removal, content: ContentDocument): void {
  const ids = removed.get(operation.id) ?? new Set()
  for (const id of idsRemoved(operation, content)) ids.add(id)
  removed.set(operation.id, ids)
}

/** Merges removals: removing a block and then its parent counts as one removal, of the parent. */
function joinRemovals({ removed }: Footprint, before: ContentDocument): void {
  for (const [root, ids] of removed) {
    for (const inner of withinBefore(before, root)) {
      if (inner === root || !removed.has(inner)) continue
      for (const id of removed.get(inner) ?? []) ids.add(id)
      removed.delete(inner)
    }
  }
}

function withinBefore(before: ContentDocument, root: string): Set<string> {
  return new Set([
    ...idsRemoved({ kind: 'remove-container', id: root }, before),
    ...idsRemoved({ kind: 'remove-block', id: root }, before),
  ])
}

function idsRemoved(operation: Removal, content: ContentDocument): Set<string> {
  return new Set(
    rulesOf(operation)
      .touches(operation, content)
      .map((key) => key.slice(key.indexOf(':') + 1)),
  )
}
