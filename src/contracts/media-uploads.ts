/** The calls that upload pictures, documents and recordings to the library. */
import { createRoute, z } from '@hono/zod-openapi'
import { mediaKinds } from './media-files.ts'
import { staffResponses } from './page-editor.ts'
import { errorBody, instant, jsonBody, jsonResponse, languageParams, line, recordNumber } from './shared.ts'

/** What clients need to know of an item of the library; its record has more (`src/records/media`). */
const libraryItem = z
  .object({
    id: z.number().int(),
    kind: z.enum(mediaKinds),
    file_name: z.string(),
    url: z.string().openapi({ description: 'The largest rendition of a picture, or the file.' }),
    thumb: z.string().nullable().openapi({ description: 'A small rendition of a picture.' }),
    shown_until: instant.nullable().openapi({ description: 'Until when visitors see it.' }),
  })
  .openapi('LibraryItem')
export type LibraryItem = z.infer<typeof libraryItem>

const mediaUpload = z
  .object({
    id: z.string(),
    offset: z.number().int().openapi({ description: 'How many bytes have arrived.' }),
    size: z.number().int(),
    media: libraryItem.nullable().openapi({ description: 'The item, once all has arrived.' }),
    was_known: z.boolean().openapi({
      description: 'Whether the library had this content already, so that `media` is the item with it.',
    }),
  })
  .openapi('MediaUpload')
export type MediaUpload = z.infer<typeof mediaUpload>

const uploadParams = languageParams.extend({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' } }),
})
const conflict = (description: string) => ({
  409: { description, content: { 'application/json': { schema: errorBody } } },
})
const uploads = '/{lang}/api/admin/media-uploads'

export const beginUploadCall = createRoute({
  method: 'post',
  path: uploads,
  tags: ['back office'],
  summary: 'Begins an upload',
  description: 'The file follows in pieces of at most 4 MiB by `PATCH`.',
  request: {
    params: languageParams,
    body: jsonBody(
      z
        .object({
          name: line(300).min(1, { error: 'required' }),
          size: z.number().int().min(1).max(1_000_000_000),
          replaces: recordNumber
            .optional()
            .openapi({ description: 'The item that gets this content instead of its own.' }),
        })
        .openapi('NewMediaUpload'),
    ),
  },
  responses: {
    201: { description: 'The upload', content: { 'application/json': { schema: mediaUpload } } },
    ...staffResponses,
  },
})

export const readUploadCall = createRoute({
  method: 'get',
  path: `${uploads}/{id}`,
  tags: ['back office'],
  summary: 'How far an upload is, to continue it',
  request: { params: uploadParams },
  responses: { ...jsonResponse(mediaUpload, 'The upload'), ...staffResponses },
})

export const continueUploadCall = createRoute({
  method: 'patch',
  path: `${uploads}/{id}`,
  tags: ['back office'],
  summary: 'The next piece of a file',
  description:
    'Once all has arrived, the content is inspected and becomes an item of the library; an empty piece at the end asks for that again.',
  request: {
    params: uploadParams,
    query: z.object({
      offset: z
        .string()
        .regex(/^\d{1,10}$/, { error: 'number' })
        .transform(Number)
        .openapi({ type: 'integer', description: 'How many bytes come before the piece.' }),
    }),
    body: {
      content: {
        'application/octet-stream': {
          schema: z.string().openapi({ type: 'string', format: 'binary' }),
        },
      },
    },
  },
  responses: {
    ...jsonResponse(mediaUpload, 'The upload'),
    ...conflict('The piece does not begin where the last one has ended'),
    ...staffResponses,
  },
})

export const cancelUploadCall = createRoute({
  method: 'delete',
  path: `${uploads}/{id}`,
  tags: ['back office'],
  summary: 'Ends an upload; an item that came of it stays',
  request: { params: uploadParams },
  responses: { 204: { description: 'Ended' }, ...staffResponses },
})
