import { z } from '@hono/zod-openapi'
import { typedText } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'
import { textSchema } from './text.ts'

export const lines: FieldKind<'lines'> = {
  // Empty lines are left while typing.
  input: ({ limit, max, format }) =>
    z
      .array(textSchema({ limit, format }, false))
      .max(max)
      .transform((all) => [...new Set(all.filter(Boolean))]),
  output: () => z.array(z.string()),
  filters: (name) => [[name, typedText.optional()]],
  sample: (_, serial) => [`probe${serial}@example.org`],
}
