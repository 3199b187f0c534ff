/** The calls of the back office for texts that say of an event what its record does not say. */
import { z } from '@hono/zod-openapi'
import { staffRoute } from './route.ts'
import { instant, localizedText } from './shared.ts'

export const untruePlace = z
  .object({
    /** Its name in the call that prepares a draft. */
    place: z.string(),
    event: z.object({ id: z.number().int(), title: localizedText, date_start: instant }),
    what: z.enum(['prose', 'teaser', 'story', 'subscription', 'mail', 'release']),
    fact: z.enum(['performer', 'time', 'date', 'hall', 'price', 'status', 'clash']),
    /** The kind of record that it belongs to, or `shared` or `mail`. */
    kind: z.string(),
    id: z.number().int(),
    language: z.enum(['de', 'en']).nullable(),
    title: z.string(),
    /** Where it is corrected. */
    address: z.string().nullable(),
    state: z.enum(['public', 'draft', 'planned']),
    /** When what waits becomes public, if that is planned. */
    at: instant.nullable(),
    /** Whether the draft is correct already. */
    is_corrected: z.boolean(),
    can_prepare: z.boolean(),
    /** The paragraph, and the places in it that are not true, with what takes their place. */
    text: z.string().nullable(),
    untrue: z.array(
      z.object({
        start: z.number().int(),
        end: z.number().int(),
        words: z.string(),
        instead: z.string().nullable(),
      }),
    ),
    /** What the record says. */
    now: z.string().nullable(),
    /** With which other event of a subscription it clashes. */
    clash: localizedText.nullable(),
  })
  .openapi('UntruePlace')
export type UntruePlace = z.infer<typeof untruePlace>

export const ripple = z
  .object({
    /** What the event has said before. */
    former: z.array(z.string()),
    places: z.array(untruePlace),
    has_more: z.boolean(),
  })
  .openapi('Ripple')
export type Ripple = z.infer<typeof ripple>

const tag = 'back office: Events'

export const readRippleCall = staffRoute({
  get: 'events/event/{id}/ripple',
  tag,
  summary: 'All places that recent changes of an event make untrue',
  description:
    'Computed from the history of the event and the texts as they are now: a corrected place is gone.',
  answer: [ripple, 'At most 400 places'],
})

export const prepareDraftCall = staffRoute({
  post: 'events/event/{id}/ripple/{place}',
  right: 'manage_records',
  tag,
  summary: 'Writes into the draft of a page what the record of the event says; nothing is published',
  params: {
    place: z.string().regex(/^[\da-f]{16}$/),
  },
  answer: [ripple, 'The places that remain'],
})

export const listContradictionsCall = staffRoute({
  get: 'facts',
  tag,
  summary: 'The texts of the whole site that contradict the records of coming events',
  answer: [
    z.object({ places: z.array(untruePlace), has_more: z.boolean() }).openapi('Contradictions'),
    'At most 200 places',
  ],
})
