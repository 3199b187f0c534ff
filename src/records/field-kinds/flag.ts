import { z } from '@hono/zod-openapi'
import { flag as flagParameter } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const flag: FieldKind<'flag'> = {
  input: () => z.boolean(),
  output: () => z.boolean(),
  filters: (name) => [[name, flagParameter.optional()]],
  sample: () => true,
}
