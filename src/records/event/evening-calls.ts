/** The calls of the back office that change one evening of a run, or several at once. */
import { z } from '@hono/zod-openapi'
import { chosenInstant, recordNumber } from '#contracts/shared.ts'
import { staffRoute } from '#contracts/route.ts'
import { askedTogether, chosenRecords, someRecords, answersTogether } from '#contracts/together.ts'
import { textSchema } from '../field-kinds/text.ts'
import { partialShape } from '../schemas.ts'
import { record } from './record.ts'

const common = {
  tag: 'back office: Events',
  right: 'manage_records',
  area: 'programme',
  access: 'draft',
} as const
const path = 'events/event/{id}' as const
const { kind, note: noteField } = record.fields.public_changes.fields
const noteText = textSchema(noteField, false)
/** What visitors read; null without a word. */
const note = z.object({ de: noteText, en: noteText }).nullable()

const asked = {
  ...askedTogether,
  evenings: someRecords
    .optional()
    .openapi({ description: 'Other evenings of the run, which take over the change.' }),
  changes: z
    .object(partialShape(record.fields))
    .optional()
    .openapi({ description: 'Fields of the evening itself.' }),
  seen: z.record(z.string(), z.unknown()).optional().openapi({
    description:
      'The values of fields of the evening that the caller has seen: what others have changed since is merged, or refused.',
  }),
}

const announcement = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('cast'),
      from: recordNumber,
      to: recordNumber
        .nullable()
        .openapi({ description: 'Null for nobody, or somebody who is not known yet.' }),
    }),
    z.object({ kind: z.literal('programme') }),
    z.object({ kind: z.literal('room'), room: recordNumber }),
    z.object({ kind: z.literal('date'), start: chosenInstant, moves_sale: z.boolean().default(true) }),
    z.object({ kind: z.literal('postponed') }),
    z.object({ kind: z.literal('cancelled') }),
  ])
  .openapi('EventAnnouncement')

export const announceCall = staffRoute({
  ...common,
  post: `${path}/announcements`,
  summary: 'Announces a change of an evening, and of others of its run: all of them, or none',
  description:
    'Changes cast, hall, date or status, and says so on the page; the programme is taken from `changes`. People with reminders are told some minutes later, once for all evenings.',
  json: z.object({ ...asked, what: announcement, at: chosenInstant, note }),
  ...answersTogether,
})

export const takeBackCall = staffRoute({
  ...common,
  post: `${path}/announcements/take-back`,
  summary: 'Takes an announced change back, and on others of its run: on all of them, or on none',
  description: 'The announcement is named by its kind and its time; `correction` is announced instead.',
  json: z.object({
    ...asked,
    what: z.object({ kind: z.string().max(40), at: chosenInstant }),
    correction: z
      .object({ kind: z.enum(kind.options.map(({ value }) => value)), at: chosenInstant, note })
      .nullable()
      .default(null),
  }),
  ...answersTogether,
})

export const changeRunCall = staffRoute({
  ...common,
  post: `${path}/run`,
  summary: 'Changes an evening, and others of its run in the same way: all of them, or none',
  description:
    'Others take over all but what belongs to a single evening: dates, status, sale, address and publication.',
  json: z.object(asked),
  ...answersTogether,
})

export const setPresaleCall = staffRoute({
  ...common,
  post: 'presales',
  summary: 'Sets the advance sale of a group by one rule, for several events: for all of them, or for none',
  description:
    'So many days before the sale begins, at the same time of day; events without a date of sale stay.',
  json: z.object({
    ...askedTogether,
    ids: chosenRecords,
    tag: recordNumber,
    days_before: z.number().int().min(0).max(365),
  }),
  ...answersTogether,
})
