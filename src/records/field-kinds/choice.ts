import { z } from '@hono/zod-openapi'
import type { FieldKind, FieldOf } from './field-kind.ts'

export const choice: FieldKind<'choice'> = {
  input: options,
  output: options,
  filters: (name, field) => [[name, options(field).optional()]],
  sample: ({ options: [first] }) => first?.value,
}

function options({ options: all }: FieldOf<'choice'>) {
  // Not by the stored values, which people have never seen.
  const error = ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? 'required' : 'choice'
  return z.enum(
    all.map(({ value }) => value),
    { error },
  )
}
