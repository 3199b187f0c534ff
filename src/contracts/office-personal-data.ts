/** The back office's calls for requests of persons about their data: finding and deleting it. */
import { z } from '@hono/zod-openapi'
import { isEmailAddress } from './form-answers.ts'
import { entryWithValues, entryMail } from './office-entries.ts'
import { staffRoute } from './route.ts'
import { instant, localizedText } from './shared.ts'

const email = z
  .string()
  .trim()
  .max(254)
  .refine(isEmailAddress, { error: 'email' })
  .openapi({ format: 'email' })

const personalData = z
  .object({
    email: z.string(),
    is_cut_off: z
      .boolean()
      .openapi({ description: 'Whether there is more; at most 1,000 of each kind are told, the newest.' }),
    not_searched: z.array(z.enum(['texts_of_others'])).openapi({
      description:
        '`texts_of_others`: what other people have written about the address within a longer text (entries, corrections, mails, comments).',
    }),
    entries: z.array(entryWithValues),
    reminders: z.array(
      z.object({
        id: z.number().int(),
        event: z.object({ id: z.number().int(), title: localizedText }),
        kind: z.enum(['sale', 'returned_tickets']),
        language: z.enum(['de', 'en']),
        created_at: instant,
        confirmed_at: instant.nullable(),
        sent_at: instant.nullable(),
      }),
    ),
    corrections: z.array(
      z.object({
        id: z.number().int(),
        title: z.string().openapi({ description: 'The record that it is about.' }),
        language: z.enum(['de', 'en']),
        name: z.string().nullable(),
        evidence: z.string(),
        proposed: z.array(z.object({ name: z.string(), values: z.record(z.string(), z.unknown()) })),
        submitted_at: instant,
        confirmed_at: instant.nullable(),
        answered_at: instant.nullable(),
        answer: z.string(),
      }),
    ),
    mails: z.array(entryMail.extend({ id: z.number().int() })),
  })
  .openapi('PersonalData')
export type PersonalData = z.infer<typeof personalData>

const deletedData = z
  .object({
    entries: z.number().int(),
    reminders: z.number().int(),
    corrections: z.number().int(),
    mails: z.number().int(),
    files: z.number().int(),
  })
  .openapi('DeletedPersonalData')
export type DeletedData = z.infer<typeof deletedData>

const found = [personalData, 'Everything in which the address is a whole value, regardless of case'] as const

/** The address is in the body, because addresses of requests are stored in histories and logs. */

export const personalDataCall = staffRoute({
  post: 'personal-data',
  right: 'manage_records',
  summary: 'What is stored about an e-mail address',
  json: z.object({ email }),
  answer: found,
})

export const exportPersonalDataCall = staffRoute({
  post: 'personal-data/export',
  right: 'manage_records',
  summary: 'The same as a download',
  json: z.object({ email }),
  answer: found,
})

export const deletePersonalDataCall = staffRoute({
  post: 'personal-data/delete',
  right: 'manage_records',
  summary: 'Deletes what is stored about an e-mail address',
  json: z.object({ email }),
  answer: [deletedData, 'How much was deleted'],
})
