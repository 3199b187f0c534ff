/** Shared blocks: content that is written once and shown in many places. Their sections are called `shared-3`. */
import { createRoute, z } from '@hono/zod-openapi'
import { trashDays } from '#i18n/trash-days.ts'
import { sectionSlugPattern, staffResponses } from './page-editor.ts'
import { pageState } from './page-tree.ts'
import { contentDocument } from './pages.ts'
import {
  errorBody,
  idParams,
  instant,
  jsonResponse,
  jsonBody,
  languageParams,
  line,
  localizedText,
} from './shared.ts'

const sharedParams = languageParams.extend(idParams.shape)
/** For staff; one language is enough. */
const sharedName = z.object({ de: line(100).default(''), en: line(100).default('') })

export const sharedBlock = z
  .object({
    id: z.number().int(),
    name: localizedText,
    /** Where it is edited, in the language of the call. */
    url: z.string(),
    /** What visitors see of it in each language, wherever it is shown. */
    states: z.object({ de: pageState, en: pageState }),
    /** The number of pages, events, stories, subscriptions and templates that use it, including drafts. */
    use_count: z.number().int(),
    /**
     * When it was put into the trash, and by whom (null when that account no longer exists); null while it can be
     * used.
     */
    deleted: z.object({ at: instant, by: z.string().nullable() }).nullable(),
  })
  .openapi('SharedBlock')
export type SharedBlock = z.infer<typeof sharedBlock>

export const sharedBlocksCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/shared-blocks',
  tags: ['page editor'],
  summary: 'The shared blocks, also those in the trash',
  request: { params: languageParams },
  responses: { ...jsonResponse(z.array(sharedBlock), 'At most 500, by name'), ...staffResponses },
})

export const createSharedBlockCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/shared-blocks',
  tags: ['page editor'],
  summary: 'Makes a shared block of content',
  description:
    'The content is in the language of the call. `origin` is the section that it was taken from: the same blocks of its other language become the translation. What is complete is published at once if the caller may publish.',
  request: {
    params: languageParams,
    body: jsonBody(
      z.object({
        name: sharedName,
        content: contentDocument,
        origin: z.string().regex(sectionSlugPattern).nullable().default(null),
      }),
    ),
  },
  responses: { ...jsonResponse(sharedBlock, 'The shared block'), ...staffResponses },
})

export const renameSharedBlockCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/shared-blocks/{id}',
  tags: ['page editor'],
  summary: 'Renames a shared block',
  request: { params: sharedParams, body: jsonBody(z.object({ name: sharedName })) },
  responses: { ...jsonResponse(sharedBlock, 'The shared block'), ...staffResponses },
})

export const deleteSharedBlockCall = createRoute({
  method: 'delete',
  path: '/{lang}/pageeditor-api/shared-blocks/{id}',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: `Puts a shared block into the trash, where it stays for ${trashDays} days`,
  request: { params: sharedParams },
  responses: {
    ...jsonResponse(sharedBlock, 'The shared block'),
    ...staffResponses,
    409: { description: 'It is used', content: { 'application/json': { schema: errorBody } } },
  },
})

export const restoreSharedBlockCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/shared-blocks/{id}/restore',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: 'Takes a shared block out of the trash',
  request: { params: sharedParams },
  responses: { ...jsonResponse(sharedBlock, 'The shared block'), ...staffResponses },
})

export const sharedBlockUse = z
  .object({
    kind: z.enum(['page', 'event', 'article', 'subscription', 'shared', 'template']),
    id: z.number().int(),
    title: z.string(),
    /** Null for templates, and for pages in the trash. */
    url: z.string().nullable(),
    /** Null for templates. */
    language: z.enum(['de', 'en']).nullable(),
    /** `content`: what is or will be public; `draft`: only in a draft or a template. */
    place: z.enum(['content', 'draft']),
  })
  .openapi('SharedBlockUse')
export type SharedBlockUse = z.infer<typeof sharedBlockUse>

export const sharedBlockUsesCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/shared-blocks/{id}/uses',
  'x-right': 'write_drafts',
  tags: ['page editor'],
  summary: 'Where a shared block is used',
  request: { params: sharedParams },
  responses: { ...jsonResponse(z.array(sharedBlockUse), 'At most 200 places'), ...staffResponses },
})
