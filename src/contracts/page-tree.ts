/** The tree of pages for staff: the places and uses of pages, moving and deleting them, and the trash. */
import { z } from '@hono/zod-openapi'
import { trashDays } from '#i18n/trash-days.ts'
import { pageSettingsResponse } from './page-settings.ts'
import { staffRoute } from './route.ts'
import { instant, recordNumber } from './shared.ts'

export const movePageCall = staffRoute({
  post: '/pageeditor-api/page-settings/{id}/move',
  right: 'publish',
  summary: 'Puts a page elsewhere in the tree',
  json: z.object({
    parent_id: recordNumber.nullable(),
    /** The preceding sibling; null for the first position. */
    after: recordNumber.nullable(),
  }),
  answer: [pageSettingsResponse, 'The settings'],
})

export const pageUse = z
  .object({
    /** `editor` is somebody who is editing the page at the moment. */
    kind: z.enum(['child', 'content', 'menu', 'redirect', 'editor']),
    title: z.string(),
    url: z.string().nullable(),
  })
  .openapi('PageUse')
export type PageUse = z.infer<typeof pageUse>

export const pageUsesCall = staffRoute({
  get: '/pageeditor-api/page-settings/{id}/uses',
  right: 'write_drafts',
  summary: 'What leads to a page, and who is editing it: before it is deleted',
  answer: [z.array(pageUse), 'Children, contents with links to it, menus, redirects, editors'],
})

export const deletePageCall = staffRoute({
  delete: '/pageeditor-api/page-settings/{id}',
  right: 'publish',
  summary: `Puts a page into the trash, where it stays for ${trashDays} days`,
  description: 'Pages with children and those that code links to are not deleted (400).',
  done: 'In the trash',
})

/**
 * Whether visitors see a page in a language: `public`; `scheduled` when they will; `hidden` when it is published but not
 * online; `draft` when it is not published; `missing` when it does not exist in the language.
 */
export const pageState = z.enum(['public', 'scheduled', 'hidden', 'draft', 'missing'])
export type PageState = z.infer<typeof pageState>

export const treePage = z
  .object({
    id: z.number().int(),
    parent_id: z.number().int().nullable(),
    title: z.string(),
    url: z.string(),
    /** Pages that code links to cannot be deleted. */
    is_fixed: z.boolean(),
    /** What visitors see of the page in each language. */
    states: z.object({ de: pageState, en: pageState }),
  })
  .openapi('TreePage')
export type TreePage = z.infer<typeof treePage>

export const pageTreeCall = staffRoute({
  get: '/pageeditor-api/page-tree',
  summary: 'All pages in the order of the tree, each after its parent',
  answer: [z.array(treePage), 'The pages'],
})

export const trashedPage = z
  .object({
    id: z.number().int(),
    title: z.string(),
    /** The path that it had, in the language of the call or else in the other one. */
    path: z.string(),
    deleted_at: instant,
    /** Who deleted it; null when that account is gone, or for the program itself. */
    deleted_by: z.string().nullable(),
    /** When it is permanently deleted. */
    kept_until: instant,
  })
  .openapi('TrashedPage')
export type TrashedPage = z.infer<typeof trashedPage>

export const pageTrashCall = staffRoute({
  get: '/pageeditor-api/page-trash',
  summary: 'The pages in the trash, the last deleted first',
  answer: [z.array(trashedPage), 'At most 200'],
})

export const restorePageCall = staffRoute({
  post: '/pageeditor-api/page-trash/{id}/restore',
  right: 'publish',
  summary: 'Takes a page out of the trash',
  description:
    'It is as public as it was, at its former place; at the top when the page above it is gone. Its address has a number when another page has it by now.',
  answer: [pageSettingsResponse, 'The settings'],
})

const templateName = z.string().trim().min(1).max(100)

export const pageTemplate = z
  .object({ id: z.number().int(), name: z.string(), languages: z.array(z.enum(['de', 'en'])) })
  .openapi('PageTemplate')
export type PageTemplate = z.infer<typeof pageTemplate>

export const ownTemplatesCall = staffRoute({
  get: '/pageeditor-api/page-templates',
  summary: 'The templates that staff have made of pages',
  answer: [z.array(pageTemplate), 'At most 100, by name'],
})

export const keepTemplateCall = staffRoute({
  post: '/pageeditor-api/page-settings/{id}/template',
  right: 'publish',
  summary: 'Makes a template of a page',
  description: 'A template of the same name is replaced.',
  json: z.object({ name: templateName }),
  answer: [z.array(pageTemplate), 'All templates'],
})

export const removeTemplateCall = staffRoute({
  delete: '/pageeditor-api/page-templates/{id}',
  right: 'publish',
  summary: 'Deletes a template; pages that were begun with it stay',
  answer: [z.array(pageTemplate), 'All templates'],
})
