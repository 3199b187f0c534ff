/** The query of a person's or a work's page: the year whose concerts are listed, and the role. */
import { z } from '@hono/zod-openapi'

export const historyParts = ['performer', 'composer', 'work'] as const
/** The role in which somebody appears in the house's history. */
export type HistoryPart = (typeof historyParts)[number]

export const historyQuery = z.object({
  year: z
    .string()
    .regex(/^(17|18|19|20|21)\d\d$/)
    .transform(Number)
    .optional(),
  part: z.enum(historyParts).optional(),
})
