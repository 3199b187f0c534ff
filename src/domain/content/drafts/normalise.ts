import { findBlock, headId } from '#operations/index.ts'
import { readHead } from '#blocks/heads.ts'
import { readBlock } from '#blocks/read-block.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import { DomainError } from '#domain/errors.ts'
import { presentBlock, upgradeContent } from '../pages/present-section.ts'
import { findDefinition } from '#blocks/find-definition.ts'
import { invalidFieldsOf } from './invalid-fields.ts'

/**
 * An operation in its stored form: fields in the current version of their blocks, rich text reduced to the allowed
 * marks. As a result, all windows end up with the same content, whatever was pasted. Unreadable blocks are left
 * unchanged, because `applyChecked` rejects them. Throws `invalid`, naming block and field, for fields that the block
 * does not accept.
 */
export function normalise(content: ContentDocument, operation: Operation): Operation {
  switch (operation.kind) {
    case 'set-fields':
      return readFields(content, operation)
    case 'insert-block': {
      const { to } = operation
      const parent = to.in === 'block' ? findBlock(content, to.parent)?.block.type : undefined
      return { ...operation, block: readStored(operation.block, parent) }
    }
    case 'insert-container': {
      const { container } = operation
      const columns = container.columns.map((column) => column.map((block) => readStored(block)))
      return { ...operation, container: { ...container, columns: fitted(columns, container) } }
    }
    case 'replace-content':
      return { ...operation, content: withOwnHead(upgradeContent(operation.content), content.head?.type) }
    default:
      return operation
  }
}

/** The version in which a new block of a type is stored. Throws `invalid` for an unknown type. */
export function blockVersion(type: string): number {
  const definition = findDefinition(type)
  if (!definition) throw new DomainError('invalid', { fields: { type: 'unknown' } })
  return definition.version
}

/** The given fields as the block reads them; removed fields that are required get their default value. */
function readFields(
  content: ContentDocument,
  operation: Extract<Operation, { kind: 'set-fields' }>,
): Operation {
  const { id, fields, unset = [] } = operation
  const block = findBlock(content, id)?.block
  // Both sides may have removed the block: then there is nothing to set, and the change is still valid.
  if (!block) return { kind: 'set-fields', id, fields: {} }
  const kept = Object.entries(block.fields).filter(([name]) => !unset.includes(name))
  const wanted = { ...Object.fromEntries(kept), ...fields }
  const read = findDefinition(block.type)?.read(wanted, block.version)
  if (!read) throw new DomainError('invalid', { fields: invalidFieldsOf({ ...block, fields: wanted }) })
  const named = Object.entries(read).filter(([name]) => Object.hasOwn(fields, name) || unset.includes(name))
  const absent = unset.filter((name) => !Object.hasOwn(read, name))
  return {
    kind: 'set-fields',
    id,
    fields: Object.fromEntries(named),
    ...(absent.length > 0 && { unset: absent }),
  }
}

/** Leaves out a head that belongs to another kind of record, or that can't be read. */
function withOwnHead(content: ContentDocument, kind: string | undefined): ContentDocument {
  const { head, ...rest } = content
  if (!head || head.type !== kind || readHead(head).error !== undefined) return rest
  return { ...rest, head: { ...head, id: headId } }
}

function readStored(block: StoredBlock, parent?: string): StoredBlock {
  return presentBlock(readBlock(block, blockDefinitions, findDefinition(parent)))
}

/** As many columns as the layout has; content of further columns is rejected. */
function fitted(columns: StoredBlock[][], { id, layout }: { id: string; layout: string }): StoredBlock[][] {
  const count = layout.split('-').length
  if (columns.length > count) throw new DomainError('invalid', { fields: { [id]: 'invalid' } })
  return Array.from({ length: count }, (_, index) => columns[index] ?? [])
}
