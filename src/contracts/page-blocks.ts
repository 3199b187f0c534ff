/**
 * The simple calls of the page editor: one block or container at a time, for clients without their own copy of the
 * content. Each applies one operation to the draft and returns the draft; the page editor itself sends changes
 * (`page-editor.ts`).
 */
import { createRoute, z } from '@hono/zod-openapi'
import { draftSchema, sectionSlugPattern, staffResponses } from './page-editor.ts'
import { errorBody, jsonBody, jsonResponse, languageParams } from './shared.ts'

const id = z.string().min(1).max(100)
export const slug = z.string().regex(sectionSlugPattern).openapi({ example: 'page-1' })
const after = id.nullable().default(null)
const fields = z.record(z.string().max(100), z.unknown())
export const partParams = languageParams.extend({ id: id.openapi({ param: { name: 'id', in: 'path' } }) })
export const slugQuery = z.object({ slug })
export const draftAnswers = {
  ...jsonResponse(draftSchema, 'The draft after it'),
  ...staffResponses,
  409: {
    description: 'Somebody else has changed the same at this moment',
    content: { 'application/json': { schema: errorBody } },
  },
}

/** Where a block is to stand; the calls describe it. */
export const blockPosition = {
  container: id.optional(),
  column: z.number().int().min(0).max(2).default(0),
  parent: id.nullable().default(null),
  after,
}
export const blocksToReorder = z
  .array(z.object({ id, ...blockPosition }))
  .min(1)
  .max(500)

export const createBlockCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/block',
  tags: ['page editor'],
  summary: 'A new block',
  description:
    'It stands in a column of `container`, or inside the block `parent`; without either in the first column of the last container. `after` names the block behind which it stands; without it it comes first. A place that does not exist, or where such a block may not stand, is refused by the name of its field.',
  request: {
    params: languageParams,
    body: jsonBody(
      z.object({
        slug,
        type: z.string().min(1).max(50),
        fields: fields.default({}),
        ...blockPosition,
      }),
    ),
  },
  responses: draftAnswers,
})

export const updateBlockCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/block/{id}',
  tags: ['page editor'],
  summary: 'Other fields for a block; those that are not named stay',
  request: { params: partParams, body: jsonBody(z.object({ slug, fields })) },
  responses: draftAnswers,
})

export const deleteBlockCall = createRoute({
  method: 'delete',
  path: '/{lang}/pageeditor-api/block/{id}',
  tags: ['page editor'],
  summary: 'Removes a block with all in it',
  request: { params: partParams, query: slugQuery },
  responses: draftAnswers,
})

export const reorderCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/reorder',
  tags: ['page editor'],
  summary: 'Puts blocks elsewhere, one after the other',
  description:
    'Each place is that of the content after the moves before it. Nothing is moved if one is refused.',
  request: {
    params: languageParams,
    body: jsonBody(
      z.object({
        slug,
        blocks: blocksToReorder,
      }),
    ),
  },
  responses: draftAnswers,
})

export const deleteContainerCall = createRoute({
  method: 'delete',
  path: '/{lang}/pageeditor-api/container/{id}',
  tags: ['page editor'],
  summary: 'Removes a container with all in it',
  request: { params: partParams, query: slugQuery },
  responses: draftAnswers,
})
