import type { ShownBlock } from '#blocks/view.ts'
import type { InnerContent } from '#blocks/view.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { findBlock, findContainer } from '#operations/index.ts'

type NewId = () => string

/**
 * The selected parts as a content of their own: neighbouring blocks of a column in one container, or one container as
 * it is. Null for items of lists and for an empty selection.
 */
export function contentOfChosen(content: ContentDocument, ids: readonly string[]): ContentDocument | null {
  const [first = ''] = ids
  const found = findBlock(content, first)
  if (!found) {
    const container = findContainer(content, first)?.container
    const isEmpty = container?.columns.every((column) => column.length === 0) ?? true
    return container && !isEmpty ? { version: 1, containers: [container] } : null
  }
  if (found.place.in !== 'column') return null
  const blocks = ids.flatMap((id) => findBlock(content, id)?.block ?? [])
  return { version: 1, containers: [{ id: `${first}-source`, layout: '100', columns: [blocks] }] }
}

/** Replaces the selected parts with a block. Null if they no longer exist. */
export function replaceChosen(
  content: ContentDocument,
  ids: readonly string[],
  { block, newId }: { block: StoredBlock; newId: NewId },
): Operation[] | null {
  const last = ids.at(-1) ?? ''
  const found = findBlock(content, last)
  if (found)
    return [
      { kind: 'insert-block', block, to: { ...found.place, after: last } },
      ...ids.map((id): Operation => ({ kind: 'remove-block', id })),
    ]
  if (!findContainer(content, last)) return null
  const container = { id: newId(), layout: '100' as const, columns: [[block]] }
  return [
    { kind: 'insert-container', container, after: last },
    { kind: 'remove-container', id: last },
  ]
}

/**
 * Replaces a block that shows a source by ordinary blocks with the same content. A source with columns keeps them if
 * the block is in a container of one column, which is divided; elsewhere its blocks are stacked. Null when there is
 * nothing to show. `versionOf` is the current version of a block type.
 */
export function detachSource(
  content: ContentDocument,
  id: string,
  given: { source: InnerContent; newId: NewId; versionOf: (type: string) => number },
): { operations: Operation[]; first: string } | null {
  const found = findBlock(content, id)
  const containers = given.source.containers.map(({ layout, columns }) => ({
    layout,
    columns: columns.map((column) => ordinaryBlocks(column, given)),
  }))
  const blocks = containers.flatMap(({ columns }) => columns.flat())
  const [first] = blocks
  if (!found || found.place.in !== 'column' || !first) return null
  const { place } = found
  const host = findContainer(content, place.container)?.container
  const hasColumns = containers.some(({ columns }) => columns.length > 1)
  if (!hasColumns || host?.layout !== '100') {
    let after = id
    const insertions = blocks.map((block): Operation => {
      const operation: Operation = { kind: 'insert-block', block, to: { ...place, after } }
      after = block.id
      return operation
    })
    return { operations: [...insertions, { kind: 'remove-block', id }], first: first.id }
  }
  return { operations: divide(host, id, { containers, newId: given.newId }), first: first.id }
}

type Container = ContentDocument['containers'][number]

/** Divides the container at the block: the blocks above it, the containers of the source, the blocks below. */
function divide(
  host: Container,
  id: string,
  { containers, newId }: { containers: { layout: string; columns: StoredBlock[][] }[]; newId: NewId },
): Operation[] {
  const row = host.columns[0] ?? []
  const at = row.findIndex((block) => block.id === id)
  const below = row.slice(at + 1)
  const rest = newId()
  let after = host.id
  const insertions = containers.map(({ layout, columns }): Operation => {
    // The contract has validated the layouts.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const container = { id: newId(), layout: layout as Container['layout'], columns }
    const operation: Operation = { kind: 'insert-container', container, after }
    after = container.id
    return operation
  })
  const restContainer: Operation = {
    kind: 'insert-container',
    container: { id: rest, layout: '100', columns: [[]] },
    after,
  }
  const moves = below.map((block, index): Operation => ({
    kind: 'move-block',
    id: block.id,
    to: { in: 'column', container: rest, column: 0, after: below[index - 1]?.id ?? null },
  }))
  return [
    ...insertions,
    ...(below.length > 0 ? [restContainer, ...moves] : []),
    at === 0 ? { kind: 'remove-container', id: host.id } : { kind: 'remove-block', id },
  ]
}

/** Blocks as they are stored, with new ids. Blocks that can't be shown are left out, as on the page. */
function ordinaryBlocks(
  blocks: readonly ShownBlock[],
  given: { newId: NewId; versionOf: (type: string) => number },
): StoredBlock[] {
  return blocks.flatMap(({ type, fields, children, error }) => {
    if (error !== undefined) return []
    const inner = ordinaryBlocks(children, given)
    const block = { id: given.newId(), type, version: given.versionOf(type), fields }
    return [inner.length > 0 ? { ...block, children: inner } : block]
  })
}
