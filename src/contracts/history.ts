/** What the address of a person's or a work's page may hold: the year whose concerts are listed, and of which part. */
import { z } from '@hono/zod-openapi'

export const historyParts = ['performer', 'composer', 'work'] as const
/** As what one stands in the house's books. */
export type HistoryPart = (typeof historyParts)[number]

export const historyQuery = z.object({
  year: z
    .string()
    .regex(/^(17|18|19|20|21)\d\d$/)
    .transform(Number)
    .optional(),
  part: z.enum(historyParts).optional(),
})
