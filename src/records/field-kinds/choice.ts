import { z } from '@hono/zod-openapi'
import type { FieldKind, FieldOf } from './field-kind.ts'

export const choice: FieldKind<'choice'> = {
  input: options,
  output: options,
  filters: (name, field) => [[name, options(field).optional()]],
  sample: ({ options: [first] }) => first?.value,
}

function options({ options: all }: FieldOf<'choice'>) {
  return z.enum(all.map(({ value }) => value))
}
