import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { findDefinition } from '#blocks/find-definition.ts'
import { articleEvents, articles, events, subscriptionEvents, subscriptions } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { blocksOf, readSectionVersions, type ReadContent, type SectionKey } from '../content/index.server.ts'
import type { Scope } from '../scope.ts'
import type { EventFacts } from './event-facts.ts'
import { eventOf } from './judge/find-references.ts'

/** A block that shows an event, or leads to it. */
export type Teaser = SectionKey & {
  block: string
  state: 'public' | 'draft' | 'planned'
  isCorrected: boolean
}

/** How long an event takes whose end is not known, in minutes. */
const usualMinutes = 120
const maxRead = 500

/** The teasers, list entries and links of pages that feature an event. */
export async function findTeasers(scope: Pick<Scope, 'db' | 'now'>, event: number): Promise<Teaser[]> {
  const found: Teaser[] = []
  for await (const sections of readSectionVersions(scope, { pattern: `event:${event}\\M`, owners: [] }))
    for (const { ownerKind, ownerId, language, planned, ...versions } of sections) {
      const shown = featuring(versions.public, event)
      const drafted = versions.draft ? featuring(versions.draft, event) : shown
      const waiting = planned.flatMap(({ content }) => featuring(content, event))
      for (const block of new Set([...shown, ...drafted, ...waiting])) {
        const state = shown.includes(block) ? 'public' : waiting.includes(block) ? 'planned' : 'draft'
        const isCorrected = state === 'public' && !drafted.includes(block)
        found.push({ ownerKind, ownerId, language, block, state, isCorrected })
      }
    }
  return found.slice(0, maxRead)
}

function featuring(content: ReadContent | null, event: number): string[] {
  if (!content) return []
  return blocksOf(content).flatMap(({ id, type, fields }) => {
    const targets = findDefinition(type)?.targets ?? []
    const isFeaturing = targets.some((name) => {
      const target = fields[name]
      return typeof target === 'string' && eventOf(target) === event
    })
    return isFeaturing ? [id] : []
  })
}

export type Featuring = { id: number; title: Localized }

/** The stories that are about an event. */
export async function findStories({ db }: Pick<Scope, 'db'>, event: number): Promise<Featuring[]> {
  return db
    .select({ id: articles.id, title: articles.title })
    .from(articleEvents)
    .innerJoin(articles, eq(articles.id, articleEvents.articleId))
    .where(eq(articleEvents.eventId, event))
    .orderBy(asc(articles.id))
    .limit(maxRead)
}

/** The subscriptions that contain an event, with those of their other events that it overlaps with. */
export async function findSubscriptions(
  { db }: Pick<Scope, 'db'>,
  { id, startsAt }: Pick<EventFacts, 'id' | 'startsAt'>,
): Promise<(Featuring & { clash: Localized | null })[]> {
  const rows = await db
    .select({ id: subscriptions.id, title: subscriptions.title })
    .from(subscriptions)
    .where(
      sql`EXISTS (SELECT FROM ${subscriptionEvents} WHERE subscription_id = ${subscriptions.id} AND event_id = ${id})
        OR jsonb_path_exists(${subscriptions.choiceGroups}, '$[*].events[*] ? (@ == $id)', jsonb_build_object('id', ${id}::int))`,
    )
    .orderBy(asc(subscriptions.id))
    .limit(maxRead)
  if (rows.length === 0) return []
  const others = await db
    .select({
      subscription: subscriptionEvents.subscriptionId,
      title: events.title,
      start: events.dateStart,
      minutes: sql<number>`coalesce(${events.durationMinutes}, ${events.programmeMinutes}, ${usualMinutes})::int`,
    })
    .from(subscriptionEvents)
    .innerJoin(events, eq(events.id, subscriptionEvents.eventId))
    .where(
      and(
        inArray(
          subscriptionEvents.subscriptionId,
          rows.map((row) => row.id),
        ),
        ne(events.id, id),
        sql`${events.status} IS DISTINCT FROM 'cancelled'`,
        sql`${events.dateStart} BETWEEN ${startsAt.toISOString()}::timestamptz - interval '1 day'
          AND ${startsAt.toISOString()}::timestamptz + interval '1 day'`,
      ),
    )
    .limit(maxRead)
  const own = await db
    .select({
      minutes: sql<number>`coalesce(${events.durationMinutes}, ${events.programmeMinutes}, ${usualMinutes})::int`,
    })
    .from(events)
    .where(eq(events.id, id))
  const ownMinutes = own[0]?.minutes ?? usualMinutes
  return rows.map((row) => {
    const clash = others.find(({ subscription, start, minutes }) => {
      const gap = (start.getTime() - startsAt.getTime()) / 60_000
      return subscription === row.id && (gap >= 0 ? gap < ownMinutes : -gap < minutes)
    })
    return { ...row, clash: clash?.title ?? null }
  })
}
