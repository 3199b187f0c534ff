/**
 * The page editor request of the specification (section 7): `{lang}/pageeditor-api/{module}` for every kind of block,
 * derived from its definition, and for containers. Each call is one of the operations of the draft (decision 71).
 */
import { createRoute, z } from '@hono/zod-openapi'
import type { BlockDefinition } from '#blocks/definition.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { blockPosition, blocksToReorder, draftAnswers, partParams, slug, slugQuery } from './page-blocks.ts'
import { staffResponses } from './page-editor.ts'
import { layouts, storedContainer } from './pages.ts'
import { errorBody, jsonBody, jsonResponse, languageParams } from './shared.ts'

const common = { tags: ['page editor'], 'x-right': 'write_drafts' }
const conflict = {
  409: {
    description: 'Somebody else has changed the same at this moment',
    content: { 'application/json': { schema: errorBody } },
  },
}

const block = z.object({
  id: z.string(),
  container: z.string(),
  column: z.number().int(),
  parent: z.string().nullable().openapi({ description: 'The block that it stands in; null in a column.' }),
  order: z.number().int().openapi({ description: 'Its position among its siblings, from 0.' }),
  children: z.array(z.string()).openapi({ description: 'The ids of the blocks in it.' }),
  is_broken: z.boolean().openapi({ description: 'It cannot be shown; its fields are left out here.' }),
})

/** The calls for one kind of block. */
function callsOf({ type, fields: schema }: BlockDefinition) {
  const name = type.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const path = `/{lang}/pageeditor-api/${type}` as const
  const fields = z.record(z.string().max(100), z.unknown()).openapi(`${name}Fields`, describeFields(schema))
  const shown = block.extend({ type: z.literal(type), fields }).openapi(`Edited${name}Block`)
  const oneAnswer = { ...jsonResponse(shown, 'The block'), ...staffResponses }
  const listAnswer = { ...jsonResponse(z.array(shown), 'In the order of the page'), ...staffResponses }
  return {
    list: createRoute({
      ...common,
      method: 'get',
      path,
      summary: `The blocks “${type}” of a draft`,
      request: { params: languageParams, query: slugQuery },
      responses: listAnswer,
    }),
    create: createRoute({
      ...common,
      method: 'post',
      path,
      summary: `A new block “${type}”`,
      description: 'As `POST block`, which describes the place.',
      request: {
        params: languageParams,
        body: jsonBody(z.object({ slug, fields: fields.default({}), ...blockPosition })),
      },
      responses: {
        201: { description: 'The block', content: { 'application/json': { schema: shown } } },
        ...staffResponses,
        ...conflict,
      },
    }),
    // Before the change of one, because its path would match.
    reorder: createRoute({
      ...common,
      method: 'post',
      path: `${path}/reorder`,
      summary: `Puts blocks “${type}” elsewhere, one after the other`,
      description: 'As `POST reorder`, for blocks of this kind alone.',
      request: { params: languageParams, body: jsonBody(z.object({ slug, blocks: blocksToReorder })) },
      responses: { ...listAnswer, ...conflict },
    }),
    read: createRoute({
      ...common,
      method: 'get',
      path: `${path}/{id}`,
      summary: `One block “${type}” of a draft`,
      request: { params: partParams, query: slugQuery },
      responses: oneAnswer,
    }),
    change: createRoute({
      ...common,
      method: 'post',
      path: `${path}/{id}`,
      summary: `Other fields for a block “${type}”; those that are not named stay`,
      request: { params: partParams, body: jsonBody(z.object({ slug, fields })) },
      responses: { ...oneAnswer, ...conflict },
    }),
    remove: createRoute({
      ...common,
      method: 'delete',
      path: `${path}/{id}`,
      summary: `Removes a block “${type}” with all in it`,
      request: { params: partParams, query: slugQuery },
      responses: { 204: { description: 'Removed' }, ...staffResponses, ...conflict },
    }),
  }
}

/**
 * The fields of a block as the document describes them. The draft validates them, so that all calls of the page editor
 * refuse the same.
 */
function describeFields(schema: z.ZodObject) {
  const { properties } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  })
  return { type: 'object' as const, properties: JSON.parse(JSON.stringify(properties ?? {})) }
}

export const blockModules = Object.values(blockDefinitions).map((definition) => ({
  type: definition.type,
  calls: callsOf(definition),
}))

export const listContainersCall = createRoute({
  ...common,
  method: 'get',
  path: '/{lang}/pageeditor-api/container',
  summary: 'The containers of a draft',
  request: { params: languageParams, query: slugQuery },
  responses: { ...jsonResponse(z.array(storedContainer), 'In the order of the page'), ...staffResponses },
})

export const readContainerCall = createRoute({
  ...common,
  method: 'get',
  path: '/{lang}/pageeditor-api/container/{id}',
  summary: 'One container of a draft',
  request: { params: partParams, query: slugQuery },
  responses: { ...jsonResponse(storedContainer, 'The container with its blocks'), ...staffResponses },
})

const after = z.string().min(1).max(100).nullable()

export const reorderContainersCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/pageeditor-api/container/reorder',
  summary: 'Puts containers elsewhere, one after the other',
  description: 'Nothing is moved if one is refused.',
  request: {
    params: languageParams,
    body: jsonBody(
      z.object({
        slug,
        containers: z
          .array(z.object({ id: z.string().min(1).max(100), after: after.default(null) }))
          .min(1)
          .max(500),
      }),
    ),
  },
  responses: draftAnswers,
})

export const changeContainerCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/pageeditor-api/container/{id}',
  summary: 'Another layout or place for a container',
  description: 'Blocks of columns that the new layout does not have follow those of the last one.',
  request: {
    params: partParams,
    body: jsonBody(z.object({ slug, layout: z.enum(layouts).optional(), after: after.optional() })),
  },
  responses: draftAnswers,
})
