import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { applyOperation, findBlock, findContainer, invertOperation, isSame } from '#operations/index.ts'
import { placementOf } from './placement.ts'
import type { Part } from './editor-state.ts'
import { setFieldsOf, valuesOf, type SetFields } from './field-values.ts'

/** Applies operations and records the inverse of each. Those without an effect are left out. */
export function perform(
  content: ContentDocument,
  operations: readonly Operation[],
): { content: ContentDocument; parts: Part[]; operations: Operation[] } {
  const parts: Part[] = []
  let now = content
  for (const given of operations) {
    const operation = given.kind === 'set-fields' ? changingFields(now, given) : given
    const next = applyOperation(now, operation)
    if (next === now) continue
    parts.push({
      done: asApplied(operation, next),
      inverse: invertOperation(now, operation),
      ...traceOf(next, operation),
    })
    now = next
  }
  return { content: now, parts, operations: parts.map(({ done }) => done) }
}

/** Drops fields that already have the value: they would be written, and cause conflicts, needlessly. */
function changingFields(content: ContentDocument, operation: SetFields): SetFields {
  const fields = findBlock(content, operation.id)?.block.fields ?? {}
  const values = [...valuesOf(operation)]
  const changing = values.filter(([name, value]) => !isSame(fields[name], value))
  return changing.length === values.length ? operation : setFieldsOf(operation.id, new Map(changing))
}

/** Uses the block or container object that is in the content now, so that it is not held twice. */
function asApplied(operation: Operation, after: ContentDocument): Operation {
  if (operation.kind === 'insert-block') {
    return { ...operation, block: findBlock(after, operation.block.id)?.block ?? operation.block }
  }
  if (operation.kind === 'insert-container') {
    const container = findContainer(after, operation.container.id)?.container ?? operation.container
    return { ...operation, container }
  }
  return operation.kind === 'replace-content' ? { ...operation, content: after } : operation
}

function traceOf(after: ContentDocument, operation: Operation): Pick<Part, 'placement' | 'columns'> {
  switch (operation.kind) {
    case 'insert-block':
      return withPlacement(after, operation.block.id)
    case 'move-block':
    case 'move-container':
      return withPlacement(after, operation.id)
    case 'set-layout': {
      const columns = findContainer(after, operation.id)?.container.columns ?? []
      return { columns: columns.map((column) => column.map(({ id }) => id)) }
    }
    default:
      return {}
  }
}

function withPlacement(content: ContentDocument, id: string): Pick<Part, 'placement'> {
  const placement = placementOf(content, id)
  return placement ? { placement } : {}
}

/** The id that an operation is about, to select it afterwards; null for the whole content. */
export function subjectOf(operation: Operation): string | null {
  switch (operation.kind) {
    case 'insert-block':
      return operation.block.id
    case 'insert-container':
      return operation.container.id
    case 'replace-content':
      return null
    default:
      return operation.id
  }
}

/** The id, if a block or container with this id still exists. */
export function existing(content: ContentDocument, id: string | null): string | null {
  if (id === null) return null
  return findBlock(content, id) || findContainer(content, id) ? id : null
}
