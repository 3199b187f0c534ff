/** What calls have in common that write several records at once: all of them, or none. */
import { z } from '@hono/zod-openapi'
import { errorBody, recordNumber } from './shared.ts'

/** The most records that one call writes. */
export const maxTogether = 1000

/** The numbers of records, each once, or none. */
export const someRecords = z
  .array(recordNumber)
  .max(maxTogether)
  .refine((ids) => new Set(ids).size === ids.length, { error: 'duplicate' })

/** The numbers of records, each once; at least one. */
export const chosenRecords = someRecords.min(1)

/** What every such call is given. */
export const askedTogether = {
  key: z.uuid().openapi({
    description:
      'An idempotency key, chosen by the caller: repeated within seven days, the same call of the same account is answered as the first was, and does nothing. With another content it is refused.',
  }),
  without: someRecords.optional().openapi({
    description: 'Records that stay as they are, because something stands in the way there.',
  }),
}

const obstacle = z
  .object({
    id: z.number().int(),
    title: z.string(),
    detail: z.string().openapi({ description: 'Distinguishes it from others with the same title.' }),
    reason: z.enum(['conflict', 'differs', 'invalid', 'forbidden', 'gone', 'announced', 'not_announced']),
    names: z.array(z.string()).openapi({ description: 'The fields that it is about.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .openapi({ description: 'What is wrong with fields, in the language of the call.' }),
    conflicts: z
      .record(z.string(), z.unknown())
      .openapi({ description: 'The stored values of fields that somebody else has changed since.' }),
  })
  .openapi('Obstacle')
export type Obstacle = z.infer<typeof obstacle>

const writtenTogether = z
  .object({
    command: z.uuid().nullable().openapi({
      description: 'By which it is undone; null if nothing was left to change, and for an undo.',
    }),
    changed: z.array(z.number().int()),
    unchanged: z.array(z.number().int()).openapi({ description: 'Those that were as they should be.' }),
    waiting: z.array(z.number().int()).openapi({
      description: 'Those that stay hidden, and become public with the release of their season.',
    }),
    is_repeated: z
      .boolean()
      .openapi({ description: 'Whether it had been done already, by an earlier call with this key.' }),
  })
  .openapi('WrittenTogether')
export type WrittenTogether = z.infer<typeof writtenTogether>

export const answersTogether = {
  answer: [writtenTogether, 'All records are written'],
  conflict: [
    errorBody.extend({ obstacles: z.array(obstacle).optional() }),
    'Nothing is written; the answer names what stands in the way for each record, unless it was undone already',
  ],
} as const
