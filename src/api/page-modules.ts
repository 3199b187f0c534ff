import { randomUUID } from 'node:crypto'
import { findContainer } from '#operations/index.ts'
import {
  blockModules,
  changeContainerCall,
  listContainersCall,
  readContainerCall,
  reorderContainersCall,
} from '#contracts/page-modules.ts'
import type { Operation } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { findDraft, readContent, type ReadBlock, type SectionKey } from '#domain/content/index.server.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import { changeDraft, insertBlock, moveBlocks, removeBlock, setFields } from './change-draft.ts'
import type { Api } from './environment.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

/** The page editor request for every kind of block and for containers: single operations on the draft. */
export function pageModuleHandlers(api: Api): void {
  for (const module of blockModules) blockHandlers(api, module)
  containerHandlers(api)
}

function blockHandlers(api: Api, { type, calls }: (typeof blockModules)[number]): void {
  api.openapi(calls.list, async (context) => {
    const key = sectionKeyOf({ ...context.req.valid('param'), ...context.req.valid('query') })
    return context.json(listBlocks(await readDraft(context.get('scope'), key), type), 200)
  })

  api.openapi(calls.create, async (context) => {
    const { slug, fields, ...place } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const id = randomUUID()
    const { content } = await insertBlock(context.get('scope'), key, { id, type, fields, place })
    return context.json(requireBlock(content, type, id), 201)
  })

  api.openapi(calls.reorder, async (context) => {
    const { slug, blocks } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const { content } = await moveBlocks(context.get('scope'), key, { blocks, type })
    return context.json(listBlocks(content, type), 200)
  })

  api.openapi(calls.read, async (context) => {
    const { id, lang } = context.req.valid('param')
    const key = sectionKeyOf({ lang, ...context.req.valid('query') })
    return context.json(requireBlock(await readDraft(context.get('scope'), key), type, id), 200)
  })

  api.openapi(calls.change, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, fields } = context.req.valid('json')
    const { content } = await setFields(context.get('scope'), sectionKeyOf({ lang, slug }), {
      id,
      type,
      fields,
    })
    return context.json(requireBlock(content, type, id), 200)
  })

  api.openapi(calls.remove, async (context) => {
    const { id, lang } = context.req.valid('param')
    await removeBlock(context.get('scope'), sectionKeyOf({ lang, ...context.req.valid('query') }), {
      id,
      type,
    })
    return context.body(null, 204)
  })
}

function containerHandlers(api: Api): void {
  api.openapi(listContainersCall, async (context) => {
    const key = sectionKeyOf({ ...context.req.valid('param'), ...context.req.valid('query') })
    return context.json((await readDraft(context.get('scope'), key)).containers, 200)
  })

  api.openapi(readContainerCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const key = sectionKeyOf({ lang, ...context.req.valid('query') })
    const found = findContainer(await readDraft(context.get('scope'), key), id)
    if (!found) throw new DomainError('not_found')
    return context.json(found.container, 200)
  })

  api.openapi(reorderContainersCall, async (context) => {
    const { slug, containers } = context.req.valid('json')
    const key = sectionKeyOf({ ...context.req.valid('param'), slug })
    const draft = await changeDraft(context.get('scope'), key, (content) =>
      containers.map(({ id, after }, index) => {
        const refuse = (field: string, error: ErrorCode): never => {
          throw new DomainError('invalid', { fields: { [`containers.${index}.${field}`]: error } })
        }
        if (!findContainer(content, id)) refuse('id', 'unknown')
        const error = wrongNeighbour(content, id, after)
        return error ? refuse('after', error) : { kind: 'move-container', id, after }
      }),
    )
    return context.json(await presentDraft(context, key, draft), 200)
  })

  api.openapi(changeContainerCall, async (context) => {
    const { id, lang } = context.req.valid('param')
    const { slug, layout, after } = context.req.valid('json')
    const key = sectionKeyOf({ lang, slug })
    if (layout === undefined && after === undefined)
      throw new DomainError('invalid', { fields: { layout: 'required' } })
    const draft = await changeDraft(context.get('scope'), key, (content) => {
      if (!findContainer(content, id)) throw new DomainError('not_found')
      const error = after === undefined ? null : wrongNeighbour(content, id, after)
      if (error) throw new DomainError('invalid', { fields: { after: error } })
      const operations: Operation[] = []
      if (layout !== undefined) operations.push({ kind: 'set-layout', id, layout })
      if (after !== undefined) operations.push({ kind: 'move-container', id, after })
      return operations
    })
    return context.json(await presentDraft(context, key, draft), 200)
  })
}

/** What is wrong with the container behind which another one is to stand; null if nothing is. */
function wrongNeighbour(content: ContentDocument, id: string, after: string | null): ErrorCode | null {
  if (after === id) return 'misplaced'
  return after === null || findContainer(content, after) ? null : 'unknown'
}

async function readDraft(scope: Scope, key: SectionKey): Promise<ContentDocument> {
  const draft = await findDraft(scope, key)
  if (!draft) throw new DomainError('not_found')
  return draft.content
}

/** The blocks of a kind in the order of the page, as the calls present them. */
function listBlocks(content: ContentDocument, type: string) {
  return readContent(content).containers.flatMap(({ id: container, columns }) =>
    columns.flatMap((blocks, column) =>
      withPlaces(blocks, null).flatMap(({ block, parent, order }) =>
        block.type === type
          ? [
              {
                id: block.id,
                type,
                container,
                column,
                parent,
                order,
                children: block.children.map(({ id }) => id),
                is_broken: block.error !== undefined,
                fields: block.error === undefined ? block.fields : {},
              },
            ]
          : [],
      ),
    ),
  )
}

/** One block of a kind. Throws `not_found`. */
function requireBlock(content: ContentDocument, type: string, id: string) {
  const found = listBlocks(content, type).find((block) => block.id === id)
  if (!found) throw new DomainError('not_found')
  return found
}

type Placed = { block: ReadBlock; parent: string | null; order: number }

/** Blocks with those in them, each before its children. */
function withPlaces(blocks: readonly ReadBlock[], parent: string | null): Placed[] {
  return blocks.flatMap((block, order) => [{ block, parent, order }, ...withPlaces(block.children, block.id)])
}
