import { z } from '@hono/zod-openapi'
import { line, localizedText } from '#contracts/shared.ts'
import type { FieldKind } from './field-kind.ts'

export const texts: FieldKind<'texts'> = {
  input: ({ limit, max }) =>
    z.array(z.object({ de: line(limit).min(1, { error: 'required' }), en: line(limit) })).max(max),
  output: () => z.array(localizedText),
  sample: () => [{ de: 'Allegro', en: 'Allegro' }],
}
