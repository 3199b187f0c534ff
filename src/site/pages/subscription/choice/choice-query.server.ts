import { z } from '@hono/zod-openapi'
import { accessFacts } from '#contracts/events.ts'
import { idList } from '#contracts/shared.ts'

const id = z.coerce.number().int().positive().optional().catch(undefined)

/**
 * The choice of concerts in the address of a subscription, with the filters of their list; `complete` asks to complete it.
 * What can't be read counts as missing, because such addresses are passed on and cut off.
 */
export const choiceQuery = z.object({
  events: idList.optional().catch(undefined),
  weekday: z.coerce.number().int().min(1).max(7).optional().catch(undefined),
  month: z
    .string()
    .regex(/^\d{4}-\d{2}$/)
    .optional()
    .catch(undefined),
  room: id,
  genre: id,
  access: z.enum(accessFacts).optional().catch(undefined),
  complete: z.literal('1').optional().catch(undefined),
})
