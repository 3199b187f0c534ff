import { z } from '@hono/zod-openapi'
import { localizedText } from '#contracts/shared.ts'
import { slugOf } from '#routing/slug-of.ts'
import type { FieldKind } from './field-kind.ts'

/** What staff type becomes an address: "Große Orgel" is `grosse-orgel`. */
const one = z.string().max(80).overwrite(slugOf).openapi({ example: 'grosse-orgel' })

export const slug: FieldKind<'slug'> = {
  input: ({ isShared }) => (isShared ? one : z.object({ de: one, en: one })),
  output: ({ isShared }) => (isShared ? z.string() : localizedText),
  sample: ({ isShared }, serial) =>
    isShared ? `probe-${serial}` : { de: `probe-${serial}`, en: `sample-${serial}` },
}
