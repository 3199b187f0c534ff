import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { applyChange, findBlock, findContainer } from '#operations/index.ts'
import {
  createBlockCall,
  deleteBlockCall,
  deleteContainerCall,
  reorderCall,
  updateBlockCall,
} from '#contracts/page-blocks.ts'
import type { Draft } from '#contracts/page-editor.ts'
import type { BlockPlace, Operation } from '#contracts/page-operations.ts'
import type { ContentDocument, StoredBlock } from '#contracts/pages.ts'
import {
  beginDraft,
  blockVersion,
  findDraft,
  sendChanges,
  unreadableFields,
} from '#domain/drafts/index.server.ts'
import { DomainError, isDomainError, type Fault } from '#domain/errors.ts'
import type { SectionKey } from '#domain/pages/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

export function pageBlockHandlers(api: Api): void {
  api.openapi(createBlockCall, async (context) => {
    const { slug, type, fields, ...place } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const block = { id: randomUUID(), type, version: blockVersion(type), fields }
    requireReadable(type, fields)
    const draft = await apply(context, key, { [block.id]: 'type' }, (content) => [
      { kind: 'insert-block', block, to: placeIn(content, place) },
    ])
    return context.json(draft, 200)
  })

  api.openapi(updateBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, fields } = context.req.valid('json')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), { [id]: 'fields' }, (content) => {
      const found = findBlock(content, id)
      if (!found) throw new DomainError('not_found')
      requireReadable(found.block.type, { ...found.block.fields, ...fields })
      return [{ kind: 'set-fields', id, fields }]
    })
    return context.json(draft, 200)
  })

  api.openapi(deleteBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug } = context.req.valid('query')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), {}, (content) => {
      if (!findBlock(content, id)) throw new DomainError('not_found')
      return [{ kind: 'remove-block', id }]
    })
    return context.json(draft, 200)
  })

  api.openapi(reorderCall, async (context) => {
    const { slug, blocks } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const names = Object.fromEntries(blocks.map(({ id }, index) => [id, `blocks.${index}`]))
    const draft = await apply(context, key, names, (content) => {
      let state = content
      return blocks.map(({ id, ...place }, index) => {
        const field = `blocks.${index}.`
        const found = findBlock(state, id)
        if (!found) throw refusal(`${field}id`, 'unknown')
        if (place.after === id) throw refusal(`${field}after`, 'misplaced')
        if (isInside(found.block, place.parent)) throw refusal(`${field}parent`, 'misplaced')
        const operation: Operation = { kind: 'move-block', id, to: placeIn(state, place, field) }
        state = applyChange(state, [operation])
        return operation
      })
    })
    return context.json(draft, 200)
  })

  api.openapi(deleteContainerCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug } = context.req.valid('query')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), {}, (content) => {
      if (!findContainer(content, id)) throw new DomainError('not_found')
      return [{ kind: 'remove-container', id }]
    })
    return context.json(draft, 200)
  })
}

/**
 * Applies one change to the current draft, and answers the draft after it. `names` says how the caller has named the
 * blocks whose place or fields may be refused.
 */
async function apply(
  context: Context<ApiEnv>,
  key: SectionKey,
  names: Record<string, string>,
  operationsFor: (content: ContentDocument) => Operation[],
): Promise<Draft> {
  const scope = context.get('scope')
  const draft = await findDraft(scope, key)
  if (!draft) throw new DomainError('not_found')
  const sent = await sendChanges(scope, key, {
    client: `call-${randomUUID()}`,
    base: draft.sequence,
    changes: [{ id: randomUUID(), operations: operationsFor(draft.content) }],
  }).catch((error: unknown) => {
    throw isDomainError(error) ? renamed(error, names) : error
  })
  if (sent.conflicts.length > 0) throw new DomainError('conflict')
  return presentDraft(context, key, await beginDraft(scope, key))
}

/** Fields were read before, so that a block that is still refused cannot stand in its place. */
function renamed(error: DomainError, names: Record<string, string>): DomainError {
  if (error.code !== 'invalid') return error
  const faults = Object.entries(error.fields).map(([field, fault]): [string, Fault] =>
    Object.hasOwn(names, field) ? [names[field] ?? field, 'misplaced'] : [field, fault],
  )
  return new DomainError('invalid', { fields: Object.fromEntries(faults) })
}

function requireReadable(type: string, fields: Record<string, unknown>): void {
  const faults = unreadableFields(type, fields).map((name): [string, Fault] => [`fields.${name}`, 'invalid'])
  if (faults.length > 0) throw new DomainError('invalid', { fields: Object.fromEntries(faults) })
}

type GivenPlace = { container?: string; column: number; parent: string | null; after: string | null }

/** Throws `invalid`, by field, when the place does not exist. */
function placeIn(
  content: ContentDocument,
  { container, column, parent, after }: GivenPlace,
  field = '',
): BlockPlace {
  const requireAfter = (siblings: { id: string }[] = []) => {
    if (after !== null && siblings.every(({ id }) => id !== after)) throw refusal(`${field}after`, 'unknown')
  }
  if (parent !== null) {
    const found = findBlock(content, parent)
    if (!found) throw refusal(`${field}parent`, 'unknown')
    requireAfter(found.block.children)
    return { in: 'block', parent, after }
  }
  const id = container ?? content.containers.at(-1)?.id
  const found = id === undefined ? null : findContainer(content, id)
  if (!found) throw refusal(`${field}container`, 'unknown')
  const siblings = found.container.columns[column]
  if (!siblings) throw refusal(`${field}column`, 'unknown')
  requireAfter(siblings)
  return { in: 'column', container: found.container.id, column, after }
}

/** Whether the id is that of the block or of one inside of it. */
function isInside(block: StoredBlock, id: string | null): boolean {
  return block.id === id || (block.children ?? []).some((child) => isInside(child, id))
}

function refusal(field: string, fault: Fault): DomainError {
  return new DomainError('invalid', { fields: { [field]: fault } })
}
