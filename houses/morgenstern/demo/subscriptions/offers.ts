import { z } from 'zod'
import { localized } from '#demo/texts/read-texts.ts'
import { readData, readText } from '../own-texts.ts'

/**
 * In these texts and the description below them `{pool}`, `{halls}` and `{ensembles}` stand for what the season has: the
 * number of events to choose from, that of their halls, the ensembles that play most of them.
 */
const texts = z.strictObject({ title: z.string(), subtitle: z.string(), teaser: z.string() })

const limit = z.strictObject({
  name: localized,
  series: z.string().optional(),
  room: z.string().optional(),
  least: z.number().optional(),
  most: z.number().optional(),
})

const offer = z.strictObject({
  key: z.string(),
  group: z.string(),
  /** How much less than single tickets it costs, as a share. */
  discount: z.number(),
  /** Whole euros, where every seat costs the same. */
  price: z.number().optional(),
  shortCode: z.string(),
  /** Events of any of these series or genres. */
  series: z.array(z.string()).optional(),
  genres: z.array(z.string()).optional(),
  /** Fixed: so many events, spread over the season. Flexible: choose so many out of `pool`. */
  count: z.number(),
  pool: z.number().optional(),
  /** Limits of a flexible one: concerts of a series or hall. */
  limits: z.array(limit).default([]),
  isOnePerEvening: z.boolean().default(false),
  /** The weekday of all events, 0 is Sunday. */
  weekday: z.number().optional(),
  /** The hall of all events. */
  room: z.string().optional(),
  /** The earliest time at which its events begin, `HH:MM` in Berlin. */
  from: z.string().optional(),
  /** Only events for children of these ages; the recommended age is between the two. */
  ages: z.tuple([z.number(), z.number()]).optional(),
})

const data = readData(
  'subscriptions/offers.yaml',
  z.strictObject({
    groups: z.array(z.strictObject({ key: z.string(), name: localized })),
    offers: z.array(offer),
  }),
)

export const subscriptionGroups = data.groups

/** The twenty subscriptions. */
export const subscriptionOffers = data.offers.map((one) => ({
  ...one,
  text: readText(`subscriptions/${one.key}`, texts),
}))

export type SubscriptionOffer = (typeof subscriptionOffers)[number]
