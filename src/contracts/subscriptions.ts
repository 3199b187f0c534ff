/** Subscriptions, their groups (which the front calls genres), and the look-up of short addresses. */
import { z } from '@hono/zod-openapi'
import {
  accessSchema,
  eventSummary,
  namedRecord,
  priceCategorySchema,
  shownEventSummary,
  writtenText,
} from './events.ts'
import { pictureSchema, pictureWithFiles } from './pictures.ts'
import { changedParameter, listParameters, recordList } from './record-list.ts'
import { publicRoute } from './route.ts'
import { houseValues, idsListedBy, instant, localizedText, pageNumber, pageSize } from './shared.ts'

export const subscriptionSummary = z
  .object({
    id: z.number().int(),
    slug: localizedText,
    title: localizedText,
    subtitle: localizedText.nullable(),
    teaser: localizedText.nullable(),
    group: namedRecord,
    season: z.string().nullable(),
    price_from: z.number().nullable(),
    currency: z.string(),
    choose: z.number().int().nullable(),
    event_count: z.number().int(),
    on_sale_from: instant.nullable(),
    ticket_url_external: z.string().nullable(),
    picture: pictureSchema,
    house: houseValues,
  })
  .openapi('SubscriptionSummary')
export type SubscriptionSummary = z.infer<typeof subscriptionSummary>

/** By which rules a buyer chooses concerts; the groups name those that a limit counts. */
const choiceSchema = z
  .object({
    choose: z.number().int(),
    is_one_per_evening: z.boolean(),
    groups: z.array(
      z.object({
        name: localizedText,
        events: z.array(z.number().int()),
        at_least: z.number().int().nullable(),
        at_most: z.number().int().nullable(),
      }),
    ),
  })
  .openapi('SubscriptionChoice')

/** What an event of a subscription has besides its summary, for comparing and filtering. */
const single = { price_categories: z.array(priceCategorySchema), access: accessSchema }

export const subscriptionDetail = subscriptionSummary
  .extend({
    description: z.object({ de: z.unknown(), en: z.unknown() }).nullable(),
    price_categories: z.array(priceCategorySchema),
    renewal_until: instant.nullable(),
    renewal_note: localizedText.nullable(),
    members_from: instant.nullable(),
    choice: choiceSchema
      .nullable()
      .openapi({ description: 'The rules of the choice; null when all events belong to it.' }),
    events: z.array(eventSummary.extend(single).openapi('SubscriptionEvent')),
  })
  .openapi('Subscription')
export type SubscriptionDetail = z.infer<typeof subscriptionDetail>

/** Subscriptions as the calls present them. */
const shownSubscriptionSummary = subscriptionSummary
  .extend({ picture: pictureWithFiles })
  .openapi('ShownSubscriptionSummary')
const shownSubscription = subscriptionDetail
  .extend({
    ...writtenText,
    picture: pictureWithFiles,
    events: z.array(shownEventSummary.extend(single)),
  })
  .openapi('ShownSubscription')

export const subscriptionListQuery = z.object({
  group: idsListedBy('/api/subscription-groups', 'groups').optional(),
  /** The specification's front end calls the groups genres. */
  genre: idsListedBy('/api/subscription-groups', 'groups, as `group`').optional(),
  page: pageNumber.optional(),
  page_size: pageSize.optional(),
})

const subscriptionList = recordList('Subscription', shownSubscriptionSummary)
const subscriptionCallQuery = subscriptionListQuery.extend({
  ...listParameters('/api/subscriptions', shownSubscriptionSummary),
  ...changedParameter,
})
export type SubscriptionCallQuery = z.infer<typeof subscriptionCallQuery>

/** A list of subscriptions or, without any filter, of the groups: the front end uses the same address for both. */
export const subscriptionGroupsCall = publicRoute({
  get: '/api/subscription-groups',
  tag: 'subscriptions',
  summary: 'Groups, or with a filter the subscriptions',
  description:
    'Without a query the list of groups; with any of its parameters the list of subscriptions in pages.',
  query: subscriptionCallQuery,
  answer: [z.union([z.array(namedRecord), subscriptionList.page]), 'Groups, or subscriptions in pages'],
})

export const listSubscriptionsCall = publicRoute({
  get: '/api/subscriptions',
  tag: 'subscriptions',
  summary: 'Subscriptions',
  query: subscriptionCallQuery,
  answer: [subscriptionList.page, 'Subscriptions'],
})

export const findSubscriptionCall = publicRoute({
  get: '/api/subscriptions/{id}',
  tag: 'subscriptions',
  summary: 'One subscription',
  answer: [shownSubscription, 'The subscription'],
})

export const subscriptionAddress = z
  .object({ id: z.number().int(), slug: localizedText })
  .openapi('SubscriptionAddress')
export type SubscriptionAddress = z.infer<typeof subscriptionAddress>

export const subscriptionBySystemSlugCall = publicRoute({
  get: '/{lang}/api/subscriptions-system/{slug}',
  tag: 'subscriptions',
  summary: 'The subscription behind a short address, a slug, or the number at the end of its page’s address',
  params: {
    slug: z.string().min(1).max(200).openapi({
      description: 'The short address, the slug, or the number.',
    }),
  },
  answer: [subscriptionAddress, 'Its number and its slug in each language'],
})
