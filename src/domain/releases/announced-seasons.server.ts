import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { events, releaseItems, releases, seasons } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { addRelease, collectEach, removeItems, roomIn } from './collect.server.ts'
import { maxItems } from './items.server.ts'

type Release = typeof releases.$inferSelect

/** What an event waits for that came hidden, and what its field says until then. */
const announcement = { changes: { is_online: true }, seen: { is_online: false } }
const subjectOf = (event: number) => ({ what: 'record', kind: 'event', subjectId: event }) as const

/**
 * The releases with which seasons are announced, by season, as long as they are not public; also cancelled ones, which
 * can be taken up again. None of them becomes public before the end of the transaction.
 */
export async function findAnnouncements(
  { db }: Pick<Scope, 'db'>,
  seasonIds: readonly number[],
): Promise<Map<number, Release>> {
  if (seasonIds.length === 0) return new Map()
  const rows = await db
    .select({ seasonId: seasons.id, release: releases })
    .from(seasons)
    .innerJoin(releases, eq(releases.id, seasons.announcedWithId))
    .where(and(inArray(seasons.id, [...seasonIds]), ne(releases.state, 'published')))
    .orderBy(asc(releases.id))
    .for('update', { of: releases })
  return new Map(rows.map(({ seasonId, release }) => [seasonId, release]))
}

/**
 * Lets events that came hidden become public with the release of their season; returns those for which it has no room. Whoever
 * calls it has checked that they may be made public.
 */
export async function announceWith(
  inside: Scope,
  release: Release,
  eventIds: readonly number[],
): Promise<number[]> {
  const room = await roomIn(inside, release)
  await collectEach(
    inside,
    release,
    eventIds.slice(0, room).map((event) => ({ ...subjectOf(event), ...announcement })),
  )
  return eventIds.slice(room)
}

/**
 * What an event waits for that staff make public, if its season is announced with a release that is not public yet: then it
 * stays hidden, and `collect` adds it to that release. Null when it becomes public at once.
 */
export async function findAnnouncementOf(inside: Scope, seasonId: number | null): Promise<Waits | null> {
  const release = seasonId === null ? undefined : (await findAnnouncements(inside, [seasonId])).get(seasonId)
  if (!release) return null
  const collect = async (event: number) => {
    if ((await announceWith(inside, release, [event])).length > 0)
      throw new DomainError('invalid', { fields: { is_online: 'too_many' } })
  }
  return { collect }
}
type Waits = { collect: (event: number) => Promise<void> }

/** The releases with which seasons are announced, as long as they are not public, for whoever writes their events. */
export async function listAnnouncements({
  db,
  viewer,
}: Scope): Promise<{ seasonId: number; release: Release }[]> {
  requireRight(viewer, 'manage_records')
  return db
    .select({ seasonId: seasons.id, release: releases })
    .from(seasons)
    .innerJoin(releases, eq(releases.id, seasons.announcedWithId))
    .where(ne(releases.state, 'published'))
    .orderBy(asc(seasons.id))
    .limit(100)
}

/** Makes a release for a season that an importer has added, in which its concerts wait. */
export async function announceNewSeason(
  inside: Scope,
  season: { id: number; name: string },
  name: string,
): Promise<void> {
  const release = await addRelease(inside, { name, state: 'collecting' })
  await inside.db.update(seasons).set({ announcedWithId: release.id }).where(eq(seasons.id, season.id))
  await recordChange(inside, 'season', [season.id])
  await recordAudit(inside, {
    action: 'change',
    subjectKind: 'season',
    subjectId: season.id,
    details: {
      title: season.name,
      before: { announced_with: null },
      after: { announced_with: release.id },
    },
  })
}

/**
 * Lets what waits to be announced with a season follow it into another release; without another one, and into one that is
 * public already, it stays where it is. Call it in the transaction in which the season changes.
 */
export async function moveAnnouncement(
  inside: Scope,
  seasonId: number,
  { from, to }: { from: number | null; to: number | null },
): Promise<void> {
  if (from === null || to === null || from === to) return
  const target = (await findAnnouncements(inside, [seasonId])).get(seasonId)
  if (target?.id !== to) return
  const { db } = inside
  const ofSeason = db.select({ id: events.id }).from(events).where(eq(events.seasonId, seasonId))
  const waiting = await db
    .select({ item: releaseItems })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.releaseId, from),
        ne(releases.state, 'published'),
        eq(releaseItems.what, 'record'),
        eq(releaseItems.kind, 'event'),
        inArray(releaseItems.subjectId, ofSeason),
        eq(sql`${releaseItems.changes} -> 'is_online'`, sql`'true'::jsonb`),
      ),
    )
    .orderBy(asc(releaseItems.id))
    .limit(maxItems)
  const left = await announceWith(
    inside,
    target,
    waiting.map(({ item }) => item.subjectId),
  )
  const moved = waiting.flatMap(({ item }) => (left.includes(item.subjectId) ? [] : [item]))
  // What else waits for the same events stays where it is.
  const mixed = moved.filter(({ changes }) => Object.keys(changes).length > 1)
  const whole = moved.filter((item) => !mixed.includes(item)).map(({ id }) => id)
  if (whole.length > 0) await removeItems(inside, inArray(releaseItems.id, whole))
  for (const { id, changes, releaseId } of mixed) {
    const { is_online: _, ...others } = changes
    await db
      .update(releaseItems)
      .set({ changes: others, updatedAt: inside.now })
      .where(eq(releaseItems.id, id))
    await recordChange(inside, 'release', [releaseId])
  }
}

/** Takes what waits for records that are gone out of all releases that are not public. */
export async function dropItemsOf(inside: Scope, kind: string, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const unpublished = inside.db
    .select({ id: releases.id })
    .from(releases)
    .where(ne(releases.state, 'published'))
  await removeItems(
    inside,
    and(
      eq(releaseItems.what, 'record'),
      eq(releaseItems.kind, kind),
      inArray(releaseItems.subjectId, [...ids]),
      inArray(releaseItems.releaseId, unpublished),
    ),
  )
}
