import {
  and,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  or,
  sql,
  type Placeholder,
  type SQL,
} from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  artists,
  articles,
  castMembers,
  customerTags,
  eventCustomerTags,
  events,
  pages,
  performances,
  publications,
  rooms,
  seasons,
  sections,
  series,
  subscriptions,
  works,
} from '#db/schema/index.ts'
import type { AnyScope } from './define-query.server.ts'
import type { Scope } from './scope.ts'
import { isListedPage } from './shown-pages.server.ts'
import { visibleTo } from './visibility.server.ts'

/** The condition that the viewer may see an event, and finds it in lists. */
export function isListed(scope: AnyScope): SQL | undefined {
  return and(isNull(events.vanishedAt), visibleTo(scope, events))
}

/** An event that the viewer may see, and that names a record in a column. */
export function someEvent(scope: AnyScope, column: PgColumn, id: PgColumn, more?: SQL) {
  return scope.db
    .select({ one: sql`1` })
    .from(events)
    .where(and(eq(column, id), isListed(scope), more))
}

/** The condition that a work is public: it is played in an event that the viewer may see. */
export function isPlayed(scope: AnyScope, more?: SQL): SQL {
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(performances)
      .innerJoin(events, eq(events.id, performances.eventId))
      .where(and(eq(performances.workId, works.id), isListed(scope), more)),
  )
}

/** The condition that a person performs in an event that the viewer may see. */
export function isPerforming(scope: AnyScope, more?: SQL): SQL {
  return exists(someCast(scope, castMembers.artistId, more))
}

/** The condition that a person has composed what is played in an event that the viewer may see. */
export function isComposing(scope: AnyScope, more?: SQL): SQL {
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(works)
      .where(and(eq(works.composerId, artists.id), isPlayed(scope, more))),
  )
}

/** The condition that a person has a page: one who performs, or has composed what is played. */
export function hasPage(scope: AnyScope): SQL | undefined {
  return or(isPerforming(scope), isComposing(scope))
}

/** The condition that events name a person: one who has a page, or was replaced. */
export function isSeen(scope: AnyScope): SQL | undefined {
  return or(hasPage(scope), exists(someCast(scope, castMembers.replacesId)))
}

function someCast(scope: AnyScope, column: PgColumn, more?: SQL) {
  return scope.db
    .select({ one: sql`1` })
    .from(castMembers)
    .innerJoin(events, eq(events.id, castMembers.eventId))
    .where(and(eq(column, artists.id), isListed(scope), more))
}

/** The condition that a group of customers has an advance sale of an event that the viewer may see. */
export function hasPresale(scope: AnyScope): SQL {
  return exists(
    scope.db
      .select({ one: sql`1` })
      .from(eventCustomerTags)
      .innerJoin(events, eq(events.id, eventCustomerTags.eventId))
      .where(and(eq(eventCustomerTags.tagId, customerTags.id), isListed(scope))),
  )
}

/** The conditions that an event that the viewer may see is in a hall, a series or a season. */
export const isRoomInUse = (scope: AnyScope): SQL => exists(someEvent(scope, events.roomId, rooms.id))
export const isSeriesInUse = (scope: AnyScope): SQL => exists(someEvent(scope, events.seriesId, series.id))
export const isSeasonInUse = (scope: AnyScope): SQL => exists(someEvent(scope, events.seasonId, seasons.id))

/** When stories are public. */
export const storyVisibility = {
  id: articles.id,
  isOnline: articles.isOnline,
  onlineFrom: articles.publishedAt,
  onlineTo: articles.onlineTo,
}

/** The kinds of records of which a list can say which are gone. */
export type ListedKind = keyof typeof listedKinds

/**
 * Those of some numbers that the viewer cannot see: of hidden records as of deleted ones and of those that there never
 * were, so that nothing tells them apart.
 */
export async function findGone(scope: Scope, kind: ListedKind, ids: readonly number[]): Promise<number[]> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return []
  const { table, isShown } = listedKinds[kind]
  const rows = await scope.db
    .select({ id: table.id })
    .from(table)
    .where(and(inArray(table.id, asked), isShown(scope)))
  const shown = new Set(rows.map(({ id }) => id))
  return asked.filter((id) => !shown.has(id))
}

const listedKinds = {
  event: { table: events, isShown: isListed },
  article: { table: articles, isShown: (scope: Scope) => visibleTo(scope, storyVisibility) },
  subscription: { table: subscriptions, isShown: (scope: Scope) => visibleTo(scope, subscriptions) },
  artist: { table: artists, isShown: hasPage },
  work: { table: works, isShown: (scope: Scope) => isPlayed(scope) },
  room: { table: rooms, isShown: isRoomInUse },
  series: { table: series, isShown: isSeriesInUse },
  season: { table: seasons, isShown: isSeasonInUse },
  customer_tag: { table: customerTags, isShown: hasPresale },
  page: {
    table: pages,
    isShown: ({ now }: Scope) => or(isListedPage('de', now), isListedPage('en', now)),
  },
}

type Changing = { id: PgColumn; updatedAt: PgColumn; onlineFrom?: PgColumn }

/**
 * The condition that a record was changed at a time or later, or has become public since then: by its own day, or because
 * its content was published or taken back.
 */
export function isChangedSince(
  { db, now }: Pick<AnyScope, 'db' | 'now'>,
  kind: 'event' | 'article' | 'subscription' | 'page',
  { id, updatedAt, onlineFrom }: Changing,
  since: Date | Placeholder,
): SQL | undefined {
  const isBetween = (at: PgColumn) => and(gte(at, since), lte(at, now))
  const republished = db
    .select({ id: sections.ownerId })
    .from(sections)
    .innerJoin(publications, eq(publications.sectionId, sections.id))
    .where(
      and(
        eq(sections.ownerKind, kind),
        or(
          isBetween(publications.publishAt),
          isBetween(publications.unpublishAt),
          isBetween(publications.cancelledAt),
        ),
      ),
    )
  return or(gte(updatedAt, since), onlineFrom && isBetween(onlineFrom), inArray(id, republished))
}

/** The condition that an event that names a record was changed, or became public, at a time or later. */
export function isRecentEvent({ now }: Pick<Scope, 'now'>, since: Date): SQL | undefined {
  return or(
    gte(events.updatedAt, since),
    and(gte(events.onlineFrom, since), lte(events.onlineFrom, now)),
    and(gt(events.createdAt, since), lte(events.createdAt, now)),
  )
}
