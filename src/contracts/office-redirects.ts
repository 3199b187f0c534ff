/** The back office's calls for lists of redirects, and for addresses that visitors have asked for in vain. */
import { createRoute, z } from '@hono/zod-openapi'
import { staffResponses } from './page-editor.ts'
import { instant, jsonBody, jsonResponse, languageParams } from './shared.ts'

const common = { tags: ['back office: Redirects'] }

const missedPath = z
  .object({ path: z.string(), count: z.number().int(), last_seen_at: instant })
  .openapi('MissedPath')
export type MissedPath = z.infer<typeof missedPath>

export const missedPathsCall = createRoute({
  ...common,
  method: 'get',
  path: '/{lang}/api/admin/missed-paths',
  summary: 'Addresses without a page that visitors have asked for, the most wanted first',
  request: { params: languageParams },
  responses: { ...jsonResponse(z.array(missedPath), 'At most 200'), ...staffResponses },
})

export const ignoreMissedPathCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/missed-paths/ignored',
  'x-right': 'manage_records',
  summary: 'Takes an address off the list, or puts it there again',
  request: {
    params: languageParams,
    body: jsonBody(z.object({ path: z.string().max(500), is_ignored: z.boolean() })),
  },
  responses: { 204: { description: 'Done' }, ...staffResponses },
})

const outcome = z
  .object({
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    rejected_count: z.number().int(),
    rejected: z
      .array(
        z.object({ line: z.number().int(), old_path: z.string(), new_path: z.string(), reason: z.string() }),
      )
      .openapi({ description: 'The first 200.' }),
    batch: z.string().nullable().openapi({ description: 'By which it can be undone.' }),
  })
  .openapi('RedirectImport')
export type RedirectImport = z.infer<typeof outcome>

export const importRedirectsCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/redirect-imports',
  'x-right': 'manage_records',
  summary: 'Stores a list of redirects, `old;new` in each line, 5,000 at most; or says what would happen',
  request: {
    params: languageParams,
    body: jsonBody(z.object({ text: z.string().max(1_000_000), is_trial: z.boolean() })),
  },
  responses: { ...jsonResponse(outcome, 'What has happened, or would'), ...staffResponses },
})

export const undoImportCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/redirect-imports/{id}/undo',
  'x-right': 'manage_records',
  summary: 'Takes an import back, except what somebody has changed since',
  request: {
    params: languageParams.extend({
      id: z.uuid().openapi({ param: { name: 'id', in: 'path' } }),
    }),
  },
  responses: {
    ...jsonResponse(z.object({ undone: z.number().int() }), 'How many redirects are as before'),
    ...staffResponses,
  },
})
