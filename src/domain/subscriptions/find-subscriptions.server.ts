import { and, asc, count, eq, inArray, or, sql, type Placeholder, type SQL } from 'drizzle-orm'
import {
  subscriptionSummary,
  type SubscriptionAddress,
  type SubscriptionDetail,
  type SubscriptionSummary,
} from '#contracts/subscriptions.ts'
import {
  events as eventTable,
  media,
  seasons,
  subscriptionEvents,
  subscriptionGroups,
  subscriptions,
} from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { findEvents, presentPrices } from '../events/index.server.ts'
import { presentChoice } from './present-choice.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { presentPicture, shownPicture, subscriptionGround } from '../pictures.ts'
import { defineQuery, isAmong, isAnyOf, type Given, type QueryScope } from '../define-query.server.ts'
import { record } from '#records/subscription/record.ts'
import { columnPresenter } from '../present-columns.ts'
import { presentHouse } from '../present-house.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { isChangedSince } from '../shown-records.server.ts'
import { visibleTo } from '../visibility.server.ts'

/** Page size of subscription lists (specification, section 9). */
export const subscriptionPageSize = 10

const presentSummaryColumns = columnPresenter(subscriptionSummary.keyof().options)

/** The groups of subscriptions; the specification's front end calls them genres. */
export async function listSubscriptionGroups(scope: Scope): Promise<{ id: number; name: Localized }[]> {
  addCacheTags(scope, 'subscription')
  return selectGroups(scope, {})
}

const selectGroups = defineQuery(({ db }) =>
  db
    .select({ id: subscriptionGroups.id, name: subscriptionGroups.name })
    .from(subscriptionGroups)
    .orderBy(asc(subscriptionGroups.position), asc(subscriptionGroups.id)),
)

/** One page of the subscriptions on offer, in the hall's order. */
export async function listSubscriptions(
  scope: Scope,
  { ids, groupIds, changedSince }: { ids?: number[]; groupIds?: number[]; changedSince?: Date } = {},
  { page = 1, pageSize = subscriptionPageSize }: Paging = {},
): Promise<ListPage<SubscriptionSummary>> {
  addCacheTags(scope, ['subscription', 'record'])
  const wanted = {
    ids: ids?.length ? ids : undefined,
    groupIds: groupIds?.length ? groupIds : undefined,
    changedSince,
  }
  const [[counted], rows] = await Promise.all([
    countSubscriptions(scope, wanted),
    selectSummaries(scope, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize }),
  ])
  return listPage(
    rows.map((row) => presentSummary(scope, row)),
    counted?.count ?? 0,
    page,
    pageSize,
  )
}

/** The subscriptions with these ids that the viewer may see, in the hall's order. */
export async function findSubscriptions(scope: Scope, ids: number[]): Promise<SubscriptionSummary[]> {
  addCacheTags(scope, ['subscription', 'record'])
  if (ids.length === 0) return []
  const rows = await selectSummaries(scope, { ids })
  return rows.map((row) => presentSummary(scope, row))
}

/** The subscription with this number and its events; null when there is none that the viewer may see. */
export async function findSubscription(scope: Scope, id: number): Promise<SubscriptionDetail | null> {
  addCacheTags(scope, 'subscription', [id])
  const [found] = await loadDetails(scope, { ids: [id] })
  return found ?? null
}

/** The most subscriptions that are compared with what somebody wishes. */
const maxCompared = 100

/** The names of all subscriptions on offer, in the hall's order. */
export async function listSubscriptionNames(scope: Scope): Promise<{ id: number; title: Localized }[]> {
  addCacheTags(scope, 'subscription')
  return selectNames(scope, {})
}

const selectNames = defineQuery((scope) =>
  scope.db
    .select({ id: subscriptions.id, title: subscriptions.title })
    .from(subscriptions)
    .innerJoin(subscriptionGroups, eq(subscriptionGroups.id, subscriptions.groupId))
    .where(visibleTo(scope, subscriptions))
    .orderBy(asc(subscriptionGroups.position), asc(subscriptions.position), asc(subscriptions.id))
    .limit(maxCompared),
)

/** All subscriptions on offer with their events, in the hall's order. */
export async function listSubscriptionDetails(scope: Scope): Promise<SubscriptionDetail[]> {
  addCacheTags(scope, 'subscription')
  return loadDetails(scope, { limit: maxCompared })
}

async function loadDetails(scope: Scope, wanted: Selection): Promise<SubscriptionDetail[]> {
  addCacheTags(scope, ['event', 'record'])
  const [rows, links] = await Promise.all([
    selectSummaries(scope, wanted),
    selectEvents(scope, { ids: wanted.ids }),
  ])
  if (rows.length === 0) return []
  const found = await findEvents(scope, [...new Set(links.map(({ id }) => id))])
  const byId = new Map(found.map((event) => [event.id, event]))
  return rows.map((row) => {
    const { id, description, priceCategories, renewalUntil, renewalNote, membersFrom } = row.subscription
    const events = links.flatMap((link) => {
      const event = link.subscriptionId === id && byId.get(link.id)
      if (!event) return []
      return [{ ...event, price_categories: presentPrices(link.prices), access: link.access }]
    })
    return {
      ...presentSummary(scope, row),
      description,
      price_categories: presentPrices(priceCategories),
      renewal_until: renewalUntil?.toISOString() ?? null,
      renewal_note: renewalNote,
      members_from: membersFrom?.toISOString() ?? null,
      choice: presentChoice(row.subscription, events),
      events,
    }
  })
}

/** The subscription with this short address (`/abc`) or slug; case-insensitive. */
export async function findSubscriptionAddress(
  scope: Scope,
  segment: string,
): Promise<SubscriptionAddress | null> {
  addCacheTags(scope, 'subscription')
  return findAddress(scope, or(eq(subscriptions.shortCode, segment.toLowerCase()), hasSlug(segment)))
}

/** The address of the subscription with this number. */
export async function findSubscriptionAddressById(
  scope: Scope,
  id: number,
): Promise<SubscriptionAddress | null> {
  addCacheTags(scope, 'subscription', [id])
  return findAddress(scope, eq(subscriptions.id, id))
}

/** The subscriptions that contain an event. */
export async function listSubscriptionsWithEvent(
  scope: Scope,
  eventId: number,
): Promise<SubscriptionSummary[]> {
  addCacheTags(scope, ['subscription', 'record'])
  const rows = await selectSummaries(scope, { eventId, limit: 5 })
  return rows.map((row) => presentSummary(scope, row))
}

function hasSlug(slug: string): SQL | undefined {
  return or(sql`${subscriptions.slug} ->> 'de' = ${slug}`, sql`${subscriptions.slug} ->> 'en' = ${slug}`)
}

async function findAddress(scope: Scope, condition: SQL | undefined): Promise<SubscriptionAddress | null> {
  const [row] = await scope.db
    .select({ id: subscriptions.id, slug: subscriptions.slug })
    .from(subscriptions)
    .where(and(condition, visibleTo(scope, subscriptions)))
    .orderBy(asc(subscriptions.id))
    .limit(1)
  return row ?? null
}

/** Which subscriptions are wanted; without a limit all of them. */
type Selection = {
  ids?: number[] | undefined
  groupIds?: number[] | undefined
  changedSince?: Date | undefined
  /** Those that contain the event. */
  eventId?: number
  limit?: number
  offset?: number
}

function isSelected(scope: QueryScope, given: Given<Selection>): SQL | undefined {
  const { ids, groupIds, changedSince, eventId } = given
  const containing = (id: Placeholder) =>
    scope.db
      .select({ id: subscriptionEvents.subscriptionId })
      .from(subscriptionEvents)
      .where(eq(subscriptionEvents.eventId, id))
  return and(
    visibleTo(scope, subscriptions),
    ids && isAmong(subscriptions.id, ids),
    groupIds && isAnyOf(subscriptions.groupId, groupIds),
    changedSince && isChangedSince(scope, 'subscription', subscriptions, changedSince),
    eventId && inArray(subscriptions.id, containing(eventId)),
  )
}

const countSubscriptions = defineQuery((scope, given: Given<Selection>) =>
  scope.db.select({ count: count() }).from(subscriptions).where(isSelected(scope, given)),
)

type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number]

const selectSummaries = defineQuery((scope, given: Given<Selection>) => {
  const query = scope.db
    .select({
      subscription: subscriptions,
      group: { id: subscriptionGroups.id, name: subscriptionGroups.name },
      groupPosition: subscriptionGroups.position,
      season: seasons.name,
      image: media,
      eventCount: sql<number>`(SELECT count(*)::int FROM subscription_events se WHERE se.subscription_id = ${subscriptions.id})`,
    })
    .from(subscriptions)
    .innerJoin(subscriptionGroups, eq(subscriptionGroups.id, subscriptions.groupId))
    .leftJoin(seasons, eq(seasons.id, subscriptions.seasonId))
    .leftJoin(media, eq(media.id, subscriptions.imageId))
    .where(isSelected(scope, given))
    .orderBy(asc(subscriptionGroups.position), asc(subscriptions.position), asc(subscriptions.id))
    .$dynamic()
  if (given.limit) query.limit(given.limit)
  if (given.offset) query.offset(given.offset)
  return query
})

/** The events of subscriptions, in the order of time. */
const selectEvents = defineQuery((scope, given: Given<Pick<Selection, 'ids'>>) =>
  scope.db
    .select({
      subscriptionId: subscriptionEvents.subscriptionId,
      id: subscriptionEvents.eventId,
      prices: eventTable.priceCategories,
      access: eventTable.access,
    })
    .from(subscriptionEvents)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionEvents.subscriptionId))
    .innerJoin(eventTable, eq(eventTable.id, subscriptionEvents.eventId))
    .where(isSelected(scope, given))
    .orderBy(asc(eventTable.dateStart), asc(subscriptionEvents.position)),
)

function presentSummary(scope: Scope, row: SummaryRow): SubscriptionSummary {
  const { subscription, group, groupPosition, season, image, eventCount } = row
  return {
    ...presentSummaryColumns(subscription),
    group,
    season,
    price_from: priceFrom(subscription),
    event_count: eventCount,
    picture: presentPicture(
      shownPicture(scope, image),
      subscription.figureSeed ?? `subscription-${subscription.id}`,
      subscriptionGround(groupPosition),
    ),
    ...presentHouse(record, subscription),
  }
}

/** The lowest price: as stated, else of its categories. */
function priceFrom({
  priceFrom: stated,
  priceCategories,
}: Pick<typeof subscriptions.$inferSelect, 'priceFrom' | 'priceCategories'>): number | null {
  const amounts = stated === null ? priceCategories.map(({ amount }) => amount) : [stated]
  return amounts.length === 0 ? null : Math.min(...amounts) / 100
}
