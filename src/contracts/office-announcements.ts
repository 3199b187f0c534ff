/** The calls of the back office for changes of an event that were announced: whom they are told. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant, localizedText, recordId } from './shared.ts'

export const changeNotice = z
  .object({
    id: z.number().int(),
    kind: z.string(),
    announced_at: instant,
    send_at: instant,
    state: z.enum(['waiting', 'sent', 'stopped', 'taken_back']),
    told: z.number().int(),
  })
  .openapi('ChangeNotice')
export type ChangeNotice = z.infer<typeof changeNotice>

export const announcements = z
  .object({
    people: z.number().int(),
    people_of_run: z.number().int().openapi({
      description: 'How many people these are for the event and all coming evenings of its run, each once.',
    }),
    waiting: z.number().int().openapi({ description: 'How many of these people wait for returned tickets.' }),
    delay_minutes: z.number().int(),
    /** What the house says with all cancelled events. */
    text_cancelled: localizedText.nullable(),
    notices: z.array(changeNotice),
  })
  .openapi('Announcements')
export type Announcements = z.infer<typeof announcements>

const tag = 'back office: Events'

export const readAnnouncementsCall = staffRoute({
  get: 'events/event/{id}/announcements',
  tag,
  summary:
    'How many people with a reminder or on the waiting list are told about a change, and what became of those announced',
  answer: [announcements, 'At most 100 notices'],
})

export const stopNoticeCall = staffRoute({
  post: 'events/event/{id}/announcements/{notice}/stop',
  right: 'manage_records',
  tag,
  summary: 'Stops the mails about a change that have not been written yet',
  params: { notice: recordId },
  answer: [changeNotice, 'The stopped notice'],
})
