import { z } from '@hono/zod-openapi'
import { eventListQuery } from '#contracts/events.ts'
import { togetherQuery } from '../../list-together.server.ts'

/**
 * The query of the programme page: that of the list, and display parameters. `view` selects the month grid (`month`, as
 * YYYY-MM). `names` renders the names to choose from into the page, for visitors without JavaScript.
 */
export const programmeQuery = eventListQuery.omit({ id: true, subscription: true }).extend({
  ...togetherQuery,
  view: z.enum(['month']).optional(),
  month: z
    .string()
    .regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/)
    .optional(),
  names: z.enum(['1']).optional(),
})
