/**
 * The page editor request of the specification (section 7): `{lang}/pageeditor-api/{module}` for every kind of block,
 * derived from its definition, and for containers. Each call is one of the operations of the draft (decision 71).
 */
import { z } from '@hono/zod-openapi'
import type { BlockDefinition } from '#blocks/definition.ts'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import {
  blockPosition,
  blocksToReorder,
  conflict,
  draftAnswers,
  partParams,
  slug,
  slugQuery,
} from './page-blocks.ts'
import { layouts, storedContainer } from './pages.ts'
import { staffRoute } from './route.ts'

const common = { right: 'write_drafts' } as const

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
  const path = `/pageeditor-api/${type}` as const
  const fields = z.record(z.string().max(100), z.unknown()).openapi(`${name}Fields`, describeFields(schema))
  const shown = block.extend({ type: z.literal(type), fields }).openapi(`Edited${name}Block`)
  const one = [shown, 'The block'] as const
  const several = [z.array(shown), 'In the order of the page'] as const
  return {
    list: staffRoute({
      ...common,
      get: path,
      summary: `The blocks “${type}” of a draft`,
      query: slugQuery,
      answer: several,
    }),
    create: staffRoute({
      ...common,
      post: path,
      summary: `A new block “${type}”`,
      description: 'As `POST block`, which describes the place.',
      json: z.object({ slug, fields: fields.default({}), ...blockPosition }),
      created: one,
      conflict,
    }),
    // Before the change of one, because its path would match.
    reorder: staffRoute({
      ...common,
      post: `${path}/reorder`,
      summary: `Puts blocks “${type}” elsewhere, one after the other`,
      description: 'As `POST reorder`, for blocks of this kind alone.',
      json: z.object({ slug, blocks: blocksToReorder }),
      answer: several,
      conflict,
    }),
    read: staffRoute({
      ...common,
      get: `${path}/{id}`,
      summary: `One block “${type}” of a draft`,
      params: partParams,
      query: slugQuery,
      answer: one,
    }),
    change: staffRoute({
      ...common,
      post: `${path}/{id}`,
      summary: `Other fields for a block “${type}”; those that are not named stay`,
      params: partParams,
      json: z.object({ slug, fields }),
      answer: one,
      conflict,
    }),
    remove: staffRoute({
      ...common,
      delete: `${path}/{id}`,
      summary: `Removes a block “${type}” with all in it`,
      params: partParams,
      query: slugQuery,
      done: 'Removed',
      conflict,
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

export const listContainersCall = staffRoute({
  ...common,
  get: '/pageeditor-api/container',
  summary: 'The containers of a draft',
  query: slugQuery,
  answer: [z.array(storedContainer), 'In the order of the page'],
})

export const readContainerCall = staffRoute({
  ...common,
  get: '/pageeditor-api/container/{id}',
  summary: 'One container of a draft',
  params: partParams,
  query: slugQuery,
  answer: [storedContainer, 'The container with its blocks'],
})

const after = z.string().min(1).max(100).nullable()

export const reorderContainersCall = staffRoute({
  ...common,
  post: '/pageeditor-api/container/reorder',
  summary: 'Puts containers elsewhere, one after the other',
  description: 'Nothing is moved if one is refused.',
  json: z.object({
    slug,
    containers: z
      .array(z.object({ id: z.string().min(1).max(100), after: after.default(null) }))
      .min(1)
      .max(500),
  }),
  ...draftAnswers,
})

export const changeContainerCall = staffRoute({
  ...common,
  post: '/pageeditor-api/container/{id}',
  summary: 'Another layout or place for a container',
  description: 'Blocks of columns that the new layout does not have follow those of the last one.',
  params: partParams,
  json: z.object({ slug, layout: z.enum(layouts).optional(), after: after.optional() }),
  ...draftAnswers,
})
