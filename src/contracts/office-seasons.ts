/** The call of the back office for what a season still lacks. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { localizedText, recordId } from './shared.ts'

const count = z.number().int()

const cell = z.object({
  series: z.number().int().nullable(),
  month: z.string().openapi({ example: '2027-09' }),
  events: count,
  drafts: count,
  missing: z.object({ text: count, translation: count, picture: count, prices: count, sale_date: count }),
})

export const seasonOverview = z
  .object({
    seasons: z.array(z.object({ id: z.number().int().nullable(), name: z.string(), events: count })).openapi({
      description: 'Those with coming events, the next one first; null are events without a season.',
    }),
    season: z.number().int().nullable().optional().openapi({
      description: 'The season that is shown; missing if nothing is to come.',
    }),
    series: z.array(z.object({ id: z.number().int(), name: localizedText })),
    cells: z.array(cell),
  })
  .openapi('SeasonOverview')
export type SeasonOverview = z.infer<typeof seasonOverview>

export const readSeasonOverviewCall = staffRoute({
  get: 'events/overview',
  right: 'manage_records',
  tag: 'back office: Events',
  summary: 'What the coming events of a season lack, by series and month',
  query: z.object({ season: z.union([recordId, z.literal('none')]).optional() }),
  answer: [seasonOverview, 'The counts; each is that of a list with the same filters'],
})
