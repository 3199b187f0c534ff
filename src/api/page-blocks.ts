import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { findBlock, findContainer } from '#operations/index.ts'
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
import { beginDraft, blockVersion, findDraft, sendChanges } from '#domain/drafts/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import type { SectionKey } from '#domain/pages/index.server.ts'
import type { Api, ApiEnv } from './environment.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

export function pageBlockHandlers(api: Api): void {
  api.openapi(createBlockCall, async (context) => {
    const { slug, type, fields, ...place } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const draft = await apply(context, key, (content) => {
      const block = { id: randomUUID(), type, version: blockVersion(type), fields }
      return [{ kind: 'insert-block', block, to: placeIn(content, place) }]
    })
    return context.json(draft, 200)
  })

  api.openapi(updateBlockCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, fields } = context.req.valid('json')
    const draft = await apply(context, sectionKeyOf({ lang, slug }), (content) => {
      requirePart(findBlock(content, id))
      return [{ kind: 'set-fields', id, fields }]
    })
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
    const draft = await apply(context, key, (content) =>
      blocks.map(({ id, ...place }) => {
        requirePart(findBlock(content, id))
        return { kind: 'move-block', id, to: placeIn(content, place) }
      }),
    )
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

/** Applies one change to the current draft, and answers the draft after it. */
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

type GivenPlace = { container?: string; column: number; parent: string | null; after: string | null }

/** Throws `invalid`, by field, when the place does not exist. */
function placeIn(content: ContentDocument, { container, column, parent, after }: GivenPlace): BlockPlace {
  if (parent !== null) {
    if (!findBlock(content, parent)) throw new DomainError('invalid', { fields: { parent: 'unknown' } })
    return { in: 'block', parent, after }
  }
  const id = container ?? content.containers.at(-1)?.id
  const found = id === undefined ? null : findContainer(content, id)
  if (!found) throw new DomainError('invalid', { fields: { container: 'unknown' } })
  if (column >= found.container.columns.length)
    throw new DomainError('invalid', { fields: { column: 'unknown' } })
  return { in: 'column', container: found.container.id, column, after }
}

function requirePart(found: unknown): void {
  if (!found) throw new DomainError('not_found')
}
