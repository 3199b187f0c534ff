import { z } from '@hono/zod-openapi'
import type { FieldKind, FieldOf } from './field-kind.ts'

export const taken: FieldKind<'taken'> = {
  input: names,
  output: () => z.array(z.string()),
  sample: () => [],
}

function names({ importers }: FieldOf<'taken'>) {
  const all = [...new Set(importers.flatMap(({ fields }) => fields))]
  return z.array(z.enum(all)).max(all.length)
}
