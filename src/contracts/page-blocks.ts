/**
 * The simple calls of the page editor: one block or container at a time, for clients without their own copy of the
 * content. Each applies one operation to the draft and returns the draft; the page editor itself sends changes
 * (`page-editor.ts`).
 */
import { z } from '@hono/zod-openapi'
import { draftSchema } from './page-editor.ts'
import { sectionSlugPattern, staffRoute } from './route.ts'

const id = z.string().min(1).max(100)
export const slug = z.string().regex(sectionSlugPattern).openapi({ example: 'page-1' })
const after = id.nullable().default(null)
const fields = z.record(z.string().max(100), z.unknown())
export const partParams = { id }
export const slugQuery = z.object({ slug })
export const conflict = 'Somebody else has changed the same at this moment'
export const draftAnswers = { answer: [draftSchema, 'The draft after it'], conflict } as const

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

export const createBlockCall = staffRoute({
  post: '/pageeditor-api/block',
  summary: 'A new block',
  description:
    'It stands in a column of `container`, or inside the block `parent`; without either in the first column of the last container. `after` names the block behind which it stands; without it it comes first. A place that does not exist, or where such a block may not stand, is refused by the name of its field.',
  json: z.object({
    slug,
    type: z.string().min(1).max(50),
    fields: fields.default({}),
    ...blockPosition,
  }),
  ...draftAnswers,
})

export const updateBlockCall = staffRoute({
  post: '/pageeditor-api/block/{id}',
  summary: 'Other fields for a block; those that are not named stay',
  params: partParams,
  json: z.object({ slug, fields }),
  ...draftAnswers,
})

export const deleteBlockCall = staffRoute({
  delete: '/pageeditor-api/block/{id}',
  summary: 'Removes a block with all in it',
  params: partParams,
  query: slugQuery,
  ...draftAnswers,
})

export const reorderCall = staffRoute({
  post: '/pageeditor-api/reorder',
  summary: 'Puts blocks elsewhere, one after the other',
  description:
    'Each place is that of the content after the moves before it. Nothing is moved if one is refused.',
  json: z.object({
    slug,
    blocks: blocksToReorder,
  }),
  ...draftAnswers,
})

export const deleteContainerCall = staffRoute({
  delete: '/pageeditor-api/container/{id}',
  summary: 'Removes a container with all in it',
  params: partParams,
  query: slugQuery,
  ...draftAnswers,
})
