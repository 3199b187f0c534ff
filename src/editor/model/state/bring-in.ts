import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { applyOperation, findBlock, findContainer, idsIn, isSame } from '#operations/index.ts'
import { blocksOfPiece, idsOfPiece } from './conflict-pieces.ts'
import type { ConflictBlock } from './editor-state.ts'
import { setFieldsOf } from './field-values.ts'
import { placementOf } from './placement.ts'
import { withoutIds } from './without-ids.ts'

/**
 * The operations that restore the disputed aspects of a block or container from another content: its existence, fields,
 * place and layout. `moved` are blocks that had been moved into it and belong there, too.
 */
export function bringIn(
  content: ContentDocument,
  source: ContentDocument,
  { kind, id, about }: ConflictBlock,
  moved: ReadonlySet<string>,
): Operation[] {
  if (kind === 'content') return [{ kind: 'replace-content', content: source }]
  if (about.includes('existence')) {
    return isIn(source, id) ? bringWhole(content, source, id, moved) : [{ kind: removalOf[kind], id }]
  }
  return [
    ...(about.includes('fields') ? fieldsAs(content, source, id) : []),
    ...(about.includes('place') ? placeAs(content, source, id) : []),
    ...(about.includes('layout') ? layoutAs(content, source, id) : []),
  ]
}

const removalOf = { block: 'remove-block', container: 'remove-container' } as const

function bringWhole(
  content: ContentDocument,
  source: ContentDocument,
  id: string,
  moved: ReadonlySet<string>,
): Operation[] {
  const operations: Operation[] = []
  let now = content
  const add = (added: Operation[]) => {
    for (const operation of added) {
      now = applyOperation(now, operation)
      operations.push(operation)
    }
  }
  const container = findContainer(source, id)
  if (container) {
    const empty = { ...container.container, columns: container.container.columns.map(() => []) }
    add(
      findContainer(now, id)
        ? layoutAs(now, source, id)
        : [{ kind: 'insert-container', container: empty, after: container.after }],
    )
  }
  for (const block of blocksOfPiece(container?.container ?? findBlock(source, id)?.block ?? null)) {
    const inside = idsOfPiece(findContainer(now, id)?.container ?? findBlock(now, id)?.block ?? null)
    if (!findBlock(now, block.id)) add(insertionOf(now, source, block))
    else if (inside.has(block.id)) add(fieldsAs(now, source, block.id))
    else if (moved.has(block.id)) add(placeAs(now, source, block.id))
  }
  return operations
}

function insertionOf(now: ContentDocument, source: ContentDocument, block: StoredBlock): Operation[] {
  const found = findBlock(source, block.id)
  return found ? [withoutIds({ kind: 'insert-block', block, to: found.place }, idsIn(now))] : []
}

function fieldsAs(now: ContentDocument, source: ContentDocument, id: string): Operation[] {
  const is = findBlock(now, id)?.block.fields
  const wanted = findBlock(source, id)?.block.fields
  if (!is || !wanted) return []
  const values = Object.keys({ ...is, ...wanted })
    .filter((name) => !isSame(is[name], wanted[name]))
    .map((name): [string, unknown] => [name, wanted[name]])
  return values.length > 0 ? [setFieldsOf(id, new Map(values))] : []
}

function placeAs(now: ContentDocument, source: ContentDocument, id: string): Operation[] {
  if (placementOf(now, id)?.row === placementOf(source, id)?.row) return []
  const block = findBlock(source, id)
  if (block) return [{ kind: 'move-block', id, to: block.place }]
  const container = findContainer(source, id)
  return container ? [{ kind: 'move-container', id, after: container.after }] : []
}

function layoutAs(now: ContentDocument, source: ContentDocument, id: string): Operation[] {
  const wanted = findContainer(source, id)?.container.layout
  if (!wanted || findContainer(now, id)?.container.layout === wanted) return []
  return [{ kind: 'set-layout', id, layout: wanted }]
}

function isIn(content: ContentDocument, id: string): boolean {
  return findContainer(content, id) !== null || findBlock(content, id) !== null
}
