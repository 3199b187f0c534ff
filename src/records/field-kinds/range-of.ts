import type { z } from '@hono/zod-openapi'
import { day } from '#contracts/shared.ts'

/** The parameters `…_from` and `…_to`: the first and the last day of a range. */
export function rangeOf(name: string): [string, z.ZodType][] {
  return ['from', 'to'].map((end) => [`${name}_${end}`, day.optional()])
}
