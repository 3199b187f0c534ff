/** The tree of pages for staff: the places and uses of pages, moving and deleting them, and the trash. */
import { createRoute, z } from '@hono/zod-openapi'
import { trashDays } from '#i18n/trash-days.ts'
import { staffResponses } from './page-editor.ts'
import { pageSettingsResponse } from './page-settings.ts'
import { idParams, instant, jsonResponse, jsonBody, languageParams, recordNumber } from './shared.ts'

const pageParams = languageParams.extend(idParams.shape)

export const movePageCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/page-settings/{id}/move',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: 'Puts a page elsewhere in the tree',
  request: {
    params: pageParams,
    body: jsonBody(
      z.object({
        parent_id: recordNumber.nullable(),
        /** The preceding sibling; null for the first position. */
        after: recordNumber.nullable(),
      }),
    ),
  },
  responses: { ...jsonResponse(pageSettingsResponse, 'The settings'), ...staffResponses },
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

export const pageUsesCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/page-settings/{id}/uses',
  'x-right': 'write_drafts',
  tags: ['page editor'],
  summary: 'What leads to a page, and who is editing it: before it is deleted',
  request: { params: pageParams },
  responses: {
    ...jsonResponse(z.array(pageUse), 'Children, contents with links to it, menus, redirects, editors'),
    ...staffResponses,
  },
})

export const deletePageCall = createRoute({
  method: 'delete',
  path: '/{lang}/pageeditor-api/page-settings/{id}',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: `Puts a page into the trash, where it stays for ${trashDays} days`,
  description: 'Pages with children and those that code links to are not deleted (400).',
  request: { params: pageParams },
  responses: {
    204: { description: 'In the trash' },
    ...staffResponses,
  },
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

export const pageTreeCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/page-tree',
  tags: ['page editor'],
  summary: 'All pages in the order of the tree, each after its parent',
  request: { params: languageParams },
  responses: { ...jsonResponse(z.array(treePage), 'The pages'), ...staffResponses },
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

export const pageTrashCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/page-trash',
  tags: ['page editor'],
  summary: 'The pages in the trash, the last deleted first',
  request: { params: languageParams },
  responses: { ...jsonResponse(z.array(trashedPage), 'At most 200'), ...staffResponses },
})

export const restorePageCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/page-trash/{id}/restore',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: 'Takes a page out of the trash',
  description:
    'It is as public as it was, at its former place; at the top when the page above it is gone. Its address has a number when another page has it by now.',
  request: { params: pageParams },
  responses: { ...jsonResponse(pageSettingsResponse, 'The settings'), ...staffResponses },
})

const templateName = z.string().trim().min(1).max(100)

export const pageTemplate = z
  .object({ id: z.number().int(), name: z.string(), languages: z.array(z.enum(['de', 'en'])) })
  .openapi('PageTemplate')
export type PageTemplate = z.infer<typeof pageTemplate>

export const ownTemplatesCall = createRoute({
  method: 'get',
  path: '/{lang}/pageeditor-api/page-templates',
  tags: ['page editor'],
  summary: 'The templates that staff have made of pages',
  request: { params: languageParams },
  responses: { ...jsonResponse(z.array(pageTemplate), 'At most 100, by name'), ...staffResponses },
})

export const keepTemplateCall = createRoute({
  method: 'post',
  path: '/{lang}/pageeditor-api/page-settings/{id}/template',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: 'Makes a template of a page',
  description: 'A template of the same name is replaced.',
  request: { params: pageParams, body: jsonBody(z.object({ name: templateName })) },
  responses: { ...jsonResponse(z.array(pageTemplate), 'All templates'), ...staffResponses },
})

export const removeTemplateCall = createRoute({
  method: 'delete',
  path: '/{lang}/pageeditor-api/page-templates/{id}',
  'x-right': 'publish',
  tags: ['page editor'],
  summary: 'Deletes a template; pages that were begun with it stay',
  request: { params: pageParams },
  responses: { ...jsonResponse(z.array(pageTemplate), 'All templates'), ...staffResponses },
})
