/** The calls that upload pictures, documents and recordings to the library. */
import { z } from '@hono/zod-openapi'
import { mediaKinds } from './media-files.ts'
import { fileBody, staffRoute } from './route.ts'
import { instant, line, recordNumber } from './shared.ts'

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

const params = { id: z.string().regex(/^[0-9a-f]{32}$/) }
const uploads = 'media-uploads'

export const beginUploadCall = staffRoute({
  post: uploads,
  summary: 'Begins an upload',
  description: 'The file follows in pieces of at most 4 MiB by `PATCH`.',
  json: z
    .object({
      name: line(300).min(1, { error: 'required' }),
      size: z.number().int().min(1).max(1_000_000_000),
      replaces: recordNumber
        .optional()
        .openapi({ description: 'The item that gets this content instead of its own.' }),
    })
    .openapi('NewMediaUpload'),
  created: [mediaUpload, 'The upload'],
})

export const readUploadCall = staffRoute({
  get: `${uploads}/{id}`,
  summary: 'How far an upload is, to continue it',
  params,
  answer: [mediaUpload, 'The upload'],
})

export const continueUploadCall = staffRoute({
  patch: `${uploads}/{id}`,
  summary: 'The next piece of a file',
  description:
    'Once all has arrived, the content is inspected and becomes an item of the library; an empty piece at the end asks for that again.',
  params,
  query: z.object({
    offset: z
      .string()
      .regex(/^\d{1,10}$/, { error: 'number' })
      .transform(Number)
      .openapi({ type: 'integer', description: 'How many bytes come before the piece.' }),
  }),
  body: fileBody,
  answer: [mediaUpload, 'The upload'],
  conflict: 'The piece does not begin where the last one has ended',
})

export const cancelUploadCall = staffRoute({
  delete: `${uploads}/{id}`,
  summary: 'Ends an upload; an item that came of it stays',
  params,
  done: 'Ended',
})
