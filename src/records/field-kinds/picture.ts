import { z } from '@hono/zod-openapi'
import { recordNumber } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const picture: FieldKind<'picture'> = {
  input: () => recordNumber,
  output: () => z.number().int(),
  sample: () => null,
}
