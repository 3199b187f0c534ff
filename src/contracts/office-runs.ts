/** The calls of the back office for runs: events with the same programme on several evenings. */
import { createRoute, z } from '@hono/zod-openapi'
import { staffResponses } from './page-editor.ts'
import { chosenInstant, idParams, instant, jsonBody, jsonResponse, languageParams } from './shared.ts'

/** The maximum number of evenings that are added at once. */
const maxCopies = 60

export const runEvent = z
  .object({
    id: z.number().int(),
    date_start: instant,
    is_online: z.boolean(),
    external_id: z.string().nullable().openapi({ description: 'Its number in the ticket shop.' }),
  })
  .openapi('RunEvent')
export type RunEvent = z.infer<typeof runEvent>

const params = languageParams.extend(idParams.shape)
const tags = ['back office: Events']

export const listRunCall = createRoute({
  method: 'get',
  path: '/{lang}/api/admin/events/event/{id}/run',
  tags,
  summary: 'The other events of the same run, the first first',
  request: { params },
  responses: { ...jsonResponse(z.array(runEvent), 'At most 200'), ...staffResponses },
})

export const copyEventCall = createRoute({
  method: 'post',
  path: '/{lang}/api/admin/events/event/{id}/copies',
  'x-right': 'manage_records',
  tags,
  summary: 'Adds the event on further evenings, as drafts of the same run',
  description:
    'Doors, end and the dates of the sale move along. A copy has no status, no number in the ticket shop and no announced changes.',
  request: {
    params,
    body: jsonBody(
      z.object({
        dates: z
          .array(chosenInstant)
          .min(1)
          .max(maxCopies)
          .refine((dates) => new Set(dates).size === dates.length, { error: 'duplicate' }),
      }),
    ),
  },
  responses: {
    201: {
      description: 'The copies',
      content: { 'application/json': { schema: z.array(runEvent) } },
    },
    ...staffResponses,
  },
})
