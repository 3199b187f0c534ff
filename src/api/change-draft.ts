/** Single changes of a draft, for the calls that take one block or container at a time. */
import { randomUUID } from 'node:crypto'
import { applyChange, findBlock, findContainer, withDescendants } from '#operations/index.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  beginDraft,
  blockVersion,
  findDraft,
  sendChanges,
  type DraftRow,
  type SectionKey,
} from '#domain/content/index.server.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'

/** Inserts a block, and returns the draft after it. Errors name the fields of the call. */
export function insertBlock(
  scope: Scope,
  key: SectionKey,
  {
    id,
    type,
    fields,
    place,
  }: { id: string; type: string; fields: Record<string, unknown>; place: GivenPosition },
): Promise<DraftRow> {
  return changeDraft(scope, key, (content) => {
    const block = { id, type, version: blockVersion(type), fields }
    return [{ kind: 'insert-block', block, to: placeIn(content, place, id) }]
  }).catch((error: unknown) => nameFields(error, [{ id, whole: placeFieldOf(place) }]))
}

/** Sets fields of a block, which is of a kind if one is given. */
export function setFields(
  scope: Scope,
  key: SectionKey,
  { id, type, fields }: { id: string; type?: string; fields: Record<string, unknown> },
): Promise<DraftRow> {
  return changeDraft(scope, key, (content) => {
    requireBlock(content, id, type)
    return [{ kind: 'set-fields', id, fields }]
  }).catch((error: unknown) => nameFields(error, [{ id, whole: 'fields' }]))
}

/** Removes a block with all in it, which is of a kind if one is given. */
export function removeBlock(
  scope: Scope,
  key: SectionKey,
  { id, type }: { id: string; type?: string },
): Promise<DraftRow> {
  return changeDraft(scope, key, (content) => {
    requireBlock(content, id, type)
    return [{ kind: 'remove-block', id }]
  })
}

/** Moves blocks one after the other, which are of a kind if one is given. */
export function moveBlocks(
  scope: Scope,
  key: SectionKey,
  { blocks, type }: { blocks: readonly (GivenPosition & { id: string })[]; type?: string },
): Promise<DraftRow> {
  const named = blocks.map((block, index) => ({
    id: block.id,
    prefix: `blocks.${index}.`,
    whole: placeFieldOf(block),
  }))
  return changeDraft(scope, key, (content) => {
    let moved = content
    return blocks.map(({ id, ...place }) => {
      if (!isBlock(moved, id, type)) throw new DomainError('invalid', { fields: { [`${id}.id`]: 'unknown' } })
      const operation: Operation = { kind: 'move-block', id, to: placeIn(moved, place, id) }
      moved = applyChange(moved, [operation])
      return operation
    })
  }).catch((error: unknown) => nameFields(error, named))
}

/** Applies one change to the current draft, and returns the draft after it. */
export async function changeDraft(
  scope: Scope,
  key: SectionKey,
  operationsFor: (content: ContentDocument) => Operation[],
): Promise<DraftRow> {
  const draft = await findDraft(scope, key)
  if (!draft) throw new DomainError('not_found')
  const { conflicts } = await sendChanges(scope, key, {
    client: `call-${randomUUID()}`,
    base: draft.sequence,
    changes: [{ id: randomUUID(), operations: operationsFor(draft.content) }],
  })
  if (conflicts.length > 0) throw new DomainError('conflict')
  return beginDraft(scope, key)
}

type GivenPosition = { container?: string; column: number; parent: string | null; after: string | null }

/**
 * The place of a block by the fields of a call. Throws `invalid`, by block and field, when it does not exist, or is
 * inside of the block itself.
 */
function placeIn(
  content: ContentDocument,
  { container, column, parent, after }: GivenPosition,
  block: string,
): BlockPlace {
  const refuse = (field: string, error: ErrorCode = 'unknown'): never => {
    throw new DomainError('invalid', { fields: { [`${block}.${field}`]: error } })
  }
  const requireAfter = (siblings: { id: string }[]) => {
    if (after === block) refuse('after', 'misplaced')
    if (after !== null && !siblings.some(({ id }) => id === after)) refuse('after')
  }
  if (parent !== null) {
    const found = findBlock(content, parent)?.block ?? refuse('parent')
    const own = findBlock(content, block)?.block
    if (own && withDescendants(own).some(({ id }) => id === parent)) refuse('parent', 'inside_itself')
    requireAfter(found.children ?? [])
    return { in: 'block', parent, after }
  }
  const id = container ?? content.containers.at(-1)?.id
  const found = (id === undefined ? null : findContainer(content, id)?.container) ?? refuse('container')
  requireAfter(found.columns[column] ?? refuse('column'))
  return { in: 'column', container: found.id, column, after }
}

/** The field of a call that specifies the place of a block. */
function placeFieldOf(place: Pick<GivenPosition, 'parent'> | undefined): string {
  return place && place.parent !== null ? 'parent' : 'container'
}

/** A block that a call names: the path of its fields in the call, and the field to report for an invalid place. */
type Named = { id: string; prefix?: string; whole: string }

/** The fields of a call that specify the place of a block, and the block. */
const placeFields = ['id', 'parent', 'container', 'column', 'after']

/** Throws the error in terms of the call: `blocks.1.after` for a place, `fields.source` for a field of the block. */
function nameFields(error: unknown, named: readonly Named[]): never {
  if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
  const fields = Object.entries(error.fields).map(([name, code]): [string, ErrorCode] => {
    const block = named.find(({ id }) => name === id || name.startsWith(`${id}.`))
    if (!block) return [name, code]
    const { prefix = '', whole } = block
    if (name === block.id) return [prefix + whole, 'misplaced']
    const field = name.slice(block.id.length + 1)
    return placeFields.includes(field) ? [prefix + field, code] : [`fields.${field}`, code]
  })
  throw new DomainError('invalid', { fields: Object.fromEntries(fields) })
}

function isBlock(content: ContentDocument, id: string, type: string | undefined): boolean {
  const found = findBlock(content, id)
  return found !== null && (type === undefined || found.block.type === type)
}

function requireBlock(content: ContentDocument, id: string, type: string | undefined): void {
  if (!isBlock(content, id, type)) throw new DomainError('not_found')
}
