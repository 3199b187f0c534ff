/** The back office's calls for corrections from outside. */
import { z } from '@hono/zod-openapi'
import { correctableKinds, correctionStates } from './office-choices.ts'
import { staffRoute } from './route.ts'
import { instant, listOf, localizedText, pageNumber, pageSize, typedText } from './shared.ts'

export const listedCorrection = z
  .object({
    id: z.number().int(),
    kind: z.enum(correctableKinds),
    title: z.string().openapi({ description: 'What the record was called.' }),
    about: z
      .array(z.string())
      .openapi({ description: 'The labels of the details that are said to be wrong.' }),
    evidence: z.string(),
    language: z.enum(['de', 'en']),
    submitted_at: instant,
    state: z.enum(['open', 'accepted', 'declined']),
  })
  .openapi('ListedCorrection')
export type ListedCorrection = z.infer<typeof listedCorrection>

const values = z.record(z.string(), z.unknown())
const item = z
  .object({
    name: z.string(),
    is_by_hand: z.boolean().openapi({ description: 'A text, which staff enter themselves.' }),
    is_accepted: z.boolean().nullable(),
    seen: values.openapi({ description: 'The values when the visitor wrote.' }),
    now: values.nullable().openapi({ description: 'The present values; null if the record is deleted.' }),
    proposed: values,
  })
  .openapi('CorrectionItem')
export type CorrectionItemView = z.infer<typeof item>

const correction = z
  .object({
    ...listedCorrection.shape,
    record: z
      .object({ id: z.number().int(), title: z.string(), page: localizedText.nullable() })
      .nullable()
      .openapi({ description: 'Null if the record is deleted; a merged one is that of which it is part.' }),
    may_change: z.boolean(),
    items: z.array(item),
    titles: z.record(z.string(), z.string()),
    email: z.string(),
    name: z.string().nullable(),
    may_be_named: z.boolean(),
    answer: z.string(),
    answered_at: instant.nullable(),
    answered_by: z.string().nullable(),
    mails_at: instant.nullable().openapi({ description: 'Until then the answer can be taken back.' }),
    mailed_at: instant.nullable(),
  })
  .openapi('Correction')
export type Correction = z.infer<typeof correction>

const question = z.object({
  state: z.enum(correctionStates).default('all'),
  kind: z.enum(correctableKinds).optional(),
  query: typedText.default('').openapi({ description: 'Words in the name of the record, or the evidence.' }),
  ordering: z.enum(['submitted_at', '-submitted_at']).default('-submitted_at'),
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
})
export type CorrectionsQuery = z.infer<typeof question>

const correctionAnswer = z
  .object({
    accept: z
      .array(z.string().max(60))
      .max(40)
      .openapi({ description: 'The names of the items that are accepted; all others are declined.' }),
    answer: z.string().trim().max(5000).openapi({ description: 'What is written to the visitor.' }),
    does_win: z
      .boolean()
      .default(false)
      .openapi({ description: 'Overwrites what was changed since the visitor wrote.' }),
  })
  .openapi('CorrectionAnswer')

const answerRefused = z.object({
  detail: z.string(),
  conflicts: values
    .optional()
    .openapi({ description: 'The present values that are others than the visitor’s.' }),
})

const one = [correction, 'The correction'] as const

export const listCorrectionsCall = staffRoute({
  get: 'corrections',
  summary: 'Corrections from outside that are confirmed',
  query: question,
  answer: [listOf('ListedCorrections', listedCorrection), 'The corrections'],
})

export const readCorrectionCall = staffRoute({
  get: 'corrections/{id}',
  summary: 'One correction with the values that it is about',
  answer: one,
})

export const answerCorrectionCall = staffRoute({
  post: 'corrections/{id}/answer',
  right: 'manage_records',
  summary: 'Accepts or declines what a correction proposes, and answers it',
  description:
    'Accepted values are written into the record, with their source. The mail is sent ten minutes later.',
  json: correctionAnswer,
  answer: one,
  conflict: [answerRefused, 'It is answered already, or the record was changed since the visitor wrote'],
})

export const reopenCorrectionCall = staffRoute({
  post: 'corrections/{id}/reopen',
  right: 'manage_records',
  summary: 'Takes an answer back that is not sent yet, with what it has changed',
  answer: one,
  conflict: 'The answer is sent, or what it has changed was changed again',
})

export const deleteCorrectionCall = staffRoute({
  delete: 'corrections/{id}',
  right: 'manage_records',
  summary: 'Deletes a correction without an answer',
  done: 'Deleted',
})
