/** The back office's calls for the library of pictures, documents and recordings. */
import { createRoute, z } from '@hono/zod-openapi'
import { mediaKinds, mediaLimits } from './media-files.ts'
import { staffResponses } from './page-editor.ts'
import {
  errorBody,
  flag,
  idParams,
  instant,
  jsonResponse,
  languageParams,
  line,
  listOf,
  localizedText,
  pageNumber,
  pageSize,
  recordNumber,
  typedText,
} from './shared.ts'

const words = (longest: number) => z.object({ de: line(longest), en: line(longest) })
const share = z.number().min(0).max(1)

const mediaChange = z
  .object({
    version: recordNumber,
    name: line(200).min(1, { error: 'required' }).optional(),
    language: z.enum(['de', 'en']).nullable().optional().openapi({
      description: 'The language of a document or a recording; null if it is in none or in several.',
    }),
    alt: words(300).optional(),
    is_decorative: z.boolean().optional(),
    caption: words(500).optional(),
    credit: line(200).optional().openapi({ description: 'Who took the picture.' }),
    copyright: line(200).optional().openapi({ description: 'Who holds the rights.' }),
    tags: z.array(line(mediaLimits.tagLength)).max(mediaLimits.tags).optional(),
    focal_x: share.optional().openapi({ description: 'What stays visible when the picture is cropped.' }),
    focal_y: share.optional(),
  })
  .openapi('MediaChange')
export type MediaChange = z.infer<typeof mediaChange>

const listedMedia = z
  .object({
    id: z.number().int(),
    version: z.number().int(),
    kind: z.enum(mediaKinds),
    name: z.string(),
    type: z.string(),
    size: z.number().int().openapi({ description: 'In bytes.' }),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    language: z.enum(['de', 'en']).nullable(),
    alt: localizedText,
    is_decorative: z.boolean(),
    caption: localizedText,
    credit: z.string(),
    copyright: z.string(),
    tags: z.array(z.string()),
    focal_x: share,
    focal_y: share,
    url: z.string().openapi({ description: 'The largest rendition of a picture, or the file.' }),
    thumb: z.string().nullable().openapi({ description: 'A small rendition of a picture.' }),
    is_prepared: z.boolean().openapi({ description: 'Whether all renditions have been made.' }),
    is_used: z.boolean(),
    uploaded_at: instant,
  })
  .openapi('ListedMedia')
export type ListedMedia = z.infer<typeof listedMedia>

const mediaUse = z
  .object({
    kind: z.enum(['page', 'event', 'article', 'subscription', 'shared', 'template', 'room', 'settings']),
    id: z.number().int(),
    title: z.string(),
    /** The path of the page that uses it, in the language of the call; null if it has none. */
    path: z.string().nullable(),
    place: z.enum(['record', 'content', 'draft']).openapi({
      description: 'Whether it is the picture of the record, stands in the published content, or in a draft.',
    }),
  })
  .openapi('MediaUse')
export type MediaUse = z.infer<typeof mediaUse>

export const mediaRecord = listedMedia
  .extend({
    uses: z.array(mediaUse),
    may_change: z.boolean().openapi({ description: 'Whether the account may change what is said about it.' }),
    may_replace: z.boolean().openapi({ description: 'Whether the account may replace and delete it.' }),
  })
  .openapi('MediaRecord')
export type MediaRecord = z.infer<typeof mediaRecord>

const mediaQuery = z.object({
  query: typedText.default('').openapi({ description: 'Words in names, texts and tags.' }),
  kind: z.enum(mediaKinds).optional(),
  tag: typedText.default(''),
  unused: flag.optional(),
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
})

const mediaUpload = z
  .object({
    id: z.string(),
    offset: z.number().int().openapi({ description: 'How many bytes have arrived.' }),
    size: z.number().int(),
    media: listedMedia.nullable().openapi({ description: 'The item, once all has arrived.' }),
    was_known: z.boolean().openapi({
      description: 'Whether the library had this content already, so that `media` is the item with it.',
    }),
  })
  .openapi('MediaUpload')
export type MediaUpload = z.infer<typeof mediaUpload>

const recordParams = languageParams.extend(idParams.shape)
const uploadParams = languageParams.extend({
  id: z
    .string()
    .regex(/^[0-9a-f]{32}$/)
    .openapi({ param: { name: 'id', in: 'path' } }),
})
const jsonBody = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
})
const conflict = (description: string) => ({
  409: { description, content: { 'application/json': { schema: errorBody } } },
})
const path = '/{lang}/api/admin/media'
const uploads = '/{lang}/api/admin/media-uploads'

export const listMediaCall = createRoute({
  method: 'get',
  path,
  tags: ['back office'],
  summary: 'The library, the newest first',
  request: { params: languageParams, query: mediaQuery },
  responses: { ...jsonResponse(listOf('ListedMediaPage', listedMedia), 'The items'), ...staffResponses },
})

export const listMediaTagsCall = createRoute({
  method: 'get',
  path: '/{lang}/api/admin/media-tags',
  tags: ['back office'],
  summary: 'All tags of the library',
  request: { params: languageParams },
  responses: {
    ...jsonResponse(z.array(z.object({ name: z.string(), count: z.number().int() })), 'At most 500'),
    ...staffResponses,
  },
})

export const readMediaCall = createRoute({
  method: 'get',
  path: `${path}/{id}`,
  tags: ['back office'],
  summary: 'One item, and where it is used',
  request: { params: recordParams },
  responses: { ...jsonResponse(mediaRecord, 'The item'), ...staffResponses },
})

export const changeMediaCall = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  tags: ['back office'],
  summary: 'Changes what is said about an item',
  description: 'What is not given stays. Authors change only what they have uploaded themselves.',
  request: { params: recordParams, body: jsonBody(mediaChange) },
  responses: {
    ...jsonResponse(mediaRecord, 'The item with its new version'),
    ...conflict('Somebody has changed the item since `version`'),
    ...staffResponses,
  },
})

export const deleteMediaCall = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  tags: ['back office'],
  summary: 'Deletes an item that is used nowhere, with its files',
  request: { params: recordParams },
  responses: { 204: { description: 'Deleted' }, ...conflict('The item is in use'), ...staffResponses },
})

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
