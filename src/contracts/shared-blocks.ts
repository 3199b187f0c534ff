/** Shared blocks: content that is written once and shown in many places. Their sections are called `shared-3`. */
import { z } from '@hono/zod-openapi'
import { trashDays } from '#i18n/trash-days.ts'
import { pageState } from './page-tree.ts'
import { contentDocument } from './pages.ts'
import { sectionSlugPattern, staffRoute } from './route.ts'
import { instant, line, localizedText } from './shared.ts'

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

export const sharedBlocksCall = staffRoute({
  get: '/pageeditor-api/shared-blocks',
  summary: 'The shared blocks, also those in the trash',
  answer: [z.array(sharedBlock), 'At most 500, by name'],
})

export const createSharedBlockCall = staffRoute({
  post: '/pageeditor-api/shared-blocks',
  summary: 'Makes a shared block of content',
  description:
    'The content is in the language of the call. `origin` is the section that it was taken from: the same blocks of its other language become the translation. What is complete is published at once if the caller may publish.',
  json: z.object({
    name: sharedName,
    content: contentDocument,
    origin: z.string().regex(sectionSlugPattern).nullable().default(null),
  }),
  answer: [sharedBlock, 'The shared block'],
})

export const renameSharedBlockCall = staffRoute({
  post: '/pageeditor-api/shared-blocks/{id}',
  summary: 'Renames a shared block',
  json: z.object({ name: sharedName }),
  answer: [sharedBlock, 'The shared block'],
})

export const deleteSharedBlockCall = staffRoute({
  delete: '/pageeditor-api/shared-blocks/{id}',
  right: 'publish',
  summary: `Puts a shared block into the trash, where it stays for ${trashDays} days`,
  answer: [sharedBlock, 'The shared block'],
  conflict: 'It is used',
})

export const restoreSharedBlockCall = staffRoute({
  post: '/pageeditor-api/shared-blocks/{id}/restore',
  right: 'publish',
  summary: 'Takes a shared block out of the trash',
  answer: [sharedBlock, 'The shared block'],
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

export const sharedBlockUsesCall = staffRoute({
  get: '/pageeditor-api/shared-blocks/{id}/uses',
  right: 'write_drafts',
  summary: 'Where a shared block is used',
  answer: [z.array(sharedBlockUse), 'At most 200 places'],
})
