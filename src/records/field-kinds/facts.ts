import { z } from '@hono/zod-openapi'
import type { FieldKind, FieldOf } from './field-kind.ts'

export const facts: FieldKind<'facts'> = {
  input: shape,
  output: shape,
  sample: () => ({}),
}

/** Unknown facts are left out. */
function shape({ facts: all }: FieldOf<'facts'>) {
  return z.object(
    Object.fromEntries(
      all.map(({ name, max }) => [
        name,
        (max === undefined ? z.boolean() : z.number().int().min(0).max(max)).optional(),
      ]),
    ),
  )
}
