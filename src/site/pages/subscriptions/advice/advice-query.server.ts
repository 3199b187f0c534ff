import { z } from '@hono/zod-openapi'
import { typedText } from '#contracts/shared.ts'

/** A list of numbers, as repeated parameters or with commas. */
const numbers = (pattern: RegExp) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(z.string().regex(pattern).transform(Number)).max(10))
    .optional()
    .catch(undefined)

/** The wishes of somebody who looks for a subscription, and two to compare; what can't be read counts as missing. */
export const adviceQuery = {
  weekday: numbers(/^[0-6]$/),
  budget: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
  names: typedText.optional().catch(undefined),
  compare: numbers(/^[1-9]\d{0,8}$/),
}
