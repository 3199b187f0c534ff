import { z } from '@hono/zod-openapi'
import { line, localizedText } from '#contracts/shared.ts'
import { isRecord } from '#json/is-record.ts'
import type { FieldKind } from './field-kind.ts'

const texts = (limit: number) => z.object({ de: line(limit), en: line(limit) })

export const menu: FieldKind<'menu'> = {
  input: ({ depth, max }) =>
    z.array(entryOf(depth, max)).refine((entries) => countOf(entries) <= max, { error: 'too_many' }),
  output: () =>
    z
      .array(
        z.object({ ...plain, children: z.array(z.object({ ...plain, children: z.array(z.unknown()) })) }),
      )
      .openapi('MenuEntries'),
  sample: () => [],
}

const plain = { target: z.string(), url: localizedText, label: localizedText, is_highlight: z.boolean() }

/** An entry with this many levels; the domain checks where it leads to. */
function entryOf(levels: number, max: number): z.ZodType<Entry> {
  return z.object({
    target: z.string().max(60),
    url: texts(500),
    label: texts(100),
    is_highlight: z.boolean(),
    children: levels > 1 ? z.array(entryOf(levels - 1, max)).max(max) : z.array(z.unknown()).max(0),
  })
}

type Entry = { children: readonly unknown[] }
function countOf(entries: readonly unknown[]): number {
  return entries.reduce<number>((sum, entry) => {
    const below = isRecord(entry) && Array.isArray(entry['children']) ? entry['children'] : []
    return sum + 1 + countOf(below)
  }, 0)
}
