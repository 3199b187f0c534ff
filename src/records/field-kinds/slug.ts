import { z } from '@hono/zod-openapi'
import { localizedText } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

const one = z
  .string()
  .trim()
  .max(80)
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, { error: 'slug' })

export const slug: FieldKind<'slug'> = {
  input: ({ isShared }) => (isShared ? one : z.object({ de: one, en: one })),
  output: ({ isShared }) => (isShared ? z.string() : localizedText),
  sample: ({ isShared }, serial) =>
    isShared ? `probe-${serial}` : { de: `probe-${serial}`, en: `sample-${serial}` },
}
