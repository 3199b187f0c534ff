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
import { handle } from './handle.ts'
import { presentDraft, sectionKeyOf } from './present-draft.ts'

/** The page editor request for every kind of block and for containers: single operations on the draft. */
export function pageModuleHandlers(api: Api): void {
  for (const module of blockModules) blockHandlers(api, module)
  containerHandlers(api)
}

function blockHandlers(api: Api, { type, calls }: (typeof blockModules)[number]): void {
  handle(api, calls.list, async ({ scope, params, query }) =>
    listBlocks(await readDraft(scope, sectionKeyOf({ ...params, ...query })), type),
  )

  handle(api, calls.create, async ({ scope, params, json: { slug, fields, ...place } }) => {
    const key = sectionKeyOf({ ...params, slug })
    const id = randomUUID()
    const { content } = await insertBlock(scope, key, { id, type, fields, place })
    return requireBlock(content, type, id)
  })

  handle(api, calls.reorder, async ({ scope, params, json: { slug, blocks } }) => {
    const key = sectionKeyOf({ ...params, slug })
    const { content } = await moveBlocks(scope, key, { blocks, type })
    return listBlocks(content, type)
  })

  handle(api, calls.read, async ({ scope, params: { id, lang }, query }) =>
    requireBlock(await readDraft(scope, sectionKeyOf({ lang, ...query })), type, id),
  )

  handle(api, calls.change, async ({ scope, params: { id, lang }, json: { slug, fields } }) => {
    const { content } = await setFields(scope, sectionKeyOf({ lang, slug }), {
      id,
      type,
      fields,
    })
    return requireBlock(content, type, id)
  })

  handle(api, calls.remove, ({ scope, params: { id, lang }, query }) =>
    removeBlock(scope, sectionKeyOf({ lang, ...query }), {
      id,
      type,
    }),
  )
}

function containerHandlers(api: Api): void {
  handle(
    api,
    listContainersCall,
    async ({ scope, params, query }) =>
      (await readDraft(scope, sectionKeyOf({ ...params, ...query }))).containers,
  )

  handle(api, readContainerCall, async ({ scope, params: { id, lang }, query }) => {
    const key = sectionKeyOf({ lang, ...query })
    const found = findContainer(await readDraft(scope, key), id)
    if (!found) throw new DomainError('not_found')
    return found.container
  })

  handle(api, reorderContainersCall, async ({ scope, params, json: { slug, containers }, context }) => {
    const key = sectionKeyOf({ ...params, slug })
    const draft = await changeDraft(scope, key, (content) =>
      containers.map(({ id, after }, index) => {
        const refuse = (field: string, error: ErrorCode): never => {
          throw new DomainError('invalid', { fields: { [`containers.${index}.${field}`]: error } })
        }
        if (!findContainer(content, id)) refuse('id', 'unknown')
        const error = wrongNeighbour(content, id, after)
        return error ? refuse('after', error) : { kind: 'move-container', id, after }
      }),
    )
    return presentDraft(context, key, draft)
  })

  handle(api, changeContainerCall, async ({ scope, params: { id, lang }, json, context }) => {
    const { slug, layout, after } = json
    const key = sectionKeyOf({ lang, slug })
    if (layout === undefined && after === undefined)
      throw new DomainError('invalid', { fields: { layout: 'required' } })
    const draft = await changeDraft(scope, key, (content) => {
      if (!findContainer(content, id)) throw new DomainError('not_found')
      const error = after === undefined ? null : wrongNeighbour(content, id, after)
      if (error) throw new DomainError('invalid', { fields: { after: error } })
      const operations: Operation[] = []
      if (layout !== undefined) operations.push({ kind: 'set-layout', id, layout })
      if (after !== undefined) operations.push({ kind: 'move-container', id, after })
      return operations
    })
    return presentDraft(context, key, draft)
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
