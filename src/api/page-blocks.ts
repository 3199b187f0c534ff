import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { applyChange, findBlock, findContainer, withDescendants } from '#operations/index.ts'
import {
  createBlockCall,
  deleteBlockCall,
  deleteContainerCall,
  reorderCall,
  updateBlockCall,
} from '#contracts/page-blocks.ts'
import type { Draft } from '#contracts/page-editor.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import {
  beginDraft,
  blockVersion,
  findDraft,
  sendChanges,
  type SectionKey,
} from '#domain/content/index.server.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Api, ApiEnv } from './environment.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

export function pageBlockHandlers(api: Api): void {
  api.openapi(createBlockCall, async (context) => {
    const { slug, type, fields, ...place } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const id = randomUUID()
    const draft = await apply(context, key, (content) => {
      const block = { id, type, version: blockVersion(type), fields }
      return [{ kind: 'insert-block', block, to: placeIn(content, place, id) }]
    }).catch((error: unknown) => nameFields(error, [{ id, whole: placeFieldOf(place) }]))
    return context.json(draft, 200)
  })

  api.openapi(updateBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, fields } = context.req.valid('json')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), (content) => {
      requirePart(findBlock(content, id))
      return [{ kind: 'set-fields', id, fields }]
    }).catch((error: unknown) => nameFields(error, [{ id, whole: 'fields' }]))
    return context.json(draft, 200)
  })

  api.openapi(deleteBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug } = context.req.valid('query')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), (content) => {
      requirePart(findBlock(content, id))
      return [{ kind: 'remove-block', id }]
    })
    return context.json(draft, 200)
  })

  api.openapi(reorderCall, async (context) => {
    const { slug, blocks } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const named = blocks.map((block, index) => ({
      id: block.id,
      prefix: `blocks.${index}.`,
      whole: placeFieldOf(block),
    }))
    const draft = await apply(context, key, (content) => {
      let moved = content
      return blocks.map(({ id, ...place }) => {
        if (!findBlock(moved, id)) throw new DomainError('invalid', { fields: { [`${id}.id`]: 'unknown' } })
        const operation: Operation = { kind: 'move-block', id, to: placeIn(moved, place, id) }
        moved = applyChange(moved, [operation])
        return operation
      })
    }).catch((error: unknown) => nameFields(error, named))
    return context.json(draft, 200)
  })

  api.openapi(deleteContainerCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug } = context.req.valid('query')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), (content) => {
      requirePart(findContainer(content, id))
      return [{ kind: 'remove-container', id }]
    })
    return context.json(draft, 200)
  })
}

/** Applies one change to the current draft, and returns the draft after it. */
async function apply(
  context: Context<ApiEnv>,
  key: SectionKey,
  operationsFor: (content: ContentDocument) => Operation[],
): Promise<Draft> {
  const scope = context.get('scope')
  const draft = await findDraft(scope, key)
  if (!draft) throw new DomainError('not_found')
  const { conflicts } = await sendChanges(scope, key, {
    client: `call-${randomUUID()}`,
    base: draft.sequence,
    changes: [{ id: randomUUID(), operations: operationsFor(draft.content) }],
  })
  if (conflicts.length > 0) throw new DomainError('conflict')
  return presentDraft(context, key, await beginDraft(scope, key))
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

function requirePart(found: unknown): void {
  if (!found) throw new DomainError('not_found')
}
