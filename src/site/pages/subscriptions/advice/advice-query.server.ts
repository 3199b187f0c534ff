import { z } from '@hono/zod-openapi'
import { idList, typedText, weekdayList } from '#contracts/shared.ts'

/** The wishes of somebody who looks for a subscription, and two to compare; what can't be read counts as missing. */
export const adviceQuery = {
  weekday: weekdayList.optional().catch(undefined),
  budget: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  names: typedText.optional().catch(undefined),
  compare: idList.optional().catch(undefined),
}
