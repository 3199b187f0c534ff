/** The back office's calls for records that are the same: merging them, and pairs that look alike. */
import { createRoute, z } from '@hono/zod-openapi'
import { staffResponses } from './page-editor.ts'
import { instant, jsonBody, jsonResponse, languageParams, wholeNumber } from './shared.ts'

const common = { tags: ['back office: Merging'] }
const kind = z.enum(['artist', 'work'])
const number = z.number().int().min(1).max(999_999_999)

const merged = z
  .object({ id: number, title: z.string(), merged_at: instant, can_be_separated: z.boolean() })
  .openapi('MergedRecord')
export type MergedRecord = z.infer<typeof merged>

export const listMergedCall = createRoute({
  ...common,
  method: 'get',
  path: '/{lang}/api/admin/merges',
  summary: 'The records that have become part of one, the last first',
  request: { params: languageParams, query: z.object({ kind, into: wholeNumber(999_999_999) }) },
  responses: { ...jsonResponse(z.array(merged), 'At most 100'), ...staffResponses },
})

export const mergeCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/merges',
  'x-right': 'manage_records',
  summary: 'Makes one record part of another',
  description:
    'What refers to `from` refers to `into`, which keeps its names as other spellings; the addresses of `from` lead there.',
  request: {
    params: languageParams,
    body: jsonBody(z.object({ kind, from: number, into: number })),
  },
  responses: { 204: { description: 'Done' }, ...staffResponses },
})

export const separateCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/merges/undo',
  'x-right': 'manage_records',
  summary: 'Makes a merged record one of its own again, within 90 days',
  request: { params: languageParams, body: jsonBody(z.object({ kind, id: number })) },
  responses: { 204: { description: 'Done' }, ...staffResponses },
})

const pair = z
  .object({
    ids: z.tuple([number, number]),
    likeness: z.number().openapi({ description: 'From 0 to 1.' }),
  })
  .openapi('LikelyPair')
export type LikelyPair = z.infer<typeof pair>

export const listDuplicatesCall = createRoute({
  ...common,
  method: 'get',
  path: '/{lang}/api/admin/duplicates',
  summary: 'Pairs of records that are likely the same, the likeliest first',
  request: { params: languageParams, query: z.object({ kind }) },
  responses: { ...jsonResponse(z.array(pair), 'At most 50'), ...staffResponses },
})

export const callDifferentCall = createRoute({
  ...common,
  method: 'post',
  path: '/{lang}/api/admin/duplicates/different',
  'x-right': 'manage_records',
  summary: 'Notes that two records are different, or takes that back',
  request: {
    params: languageParams,
    body: jsonBody(z.object({ kind, ids: z.tuple([number, number]), is_different: z.boolean() })),
  },
  responses: { 204: { description: 'Done' }, ...staffResponses },
})
