import { z } from '@hono/zod-openapi'
import { eventListQuery } from '#contracts/events.ts'
import { togetherQuery } from '../../list-together.server.ts'

/**
 * The query of the programme's address: that of the list, and how it is shown. `view` is the grid of a month (`month`, as
 * YYYY-MM). `names` brings the names that one can choose from with the page, for those who have no scripts to fetch them.
 */
export const programmeQuery = eventListQuery.extend({
  ...togetherQuery,
  view: z.enum(['month']).optional(),
  month: z
    .string()
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  names: z.enum(['1']).optional(),
})
