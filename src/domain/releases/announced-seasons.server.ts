import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { events, releaseItems, releases, seasons } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { addRelease, collect, removeItems } from './collect.server.ts'
import { maxItems, type ReleaseItem } from './items.server.ts'

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

/** Lets an event that came hidden become public with the release of its season. False when that is full. */
export async function announceWith(inside: Scope, release: Release, event: number): Promise<boolean> {
  try {
    await collect(inside, release, subjectOf(event), announcement)
    return true
  } catch (error) {
    if (error instanceof DomainError && error.code === 'invalid') return false
    throw error
  }
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
  for (const { item } of waiting) await moveOne(inside, item, target)
}

async function moveOne(inside: Scope, item: ReleaseItem, target: Release): Promise<void> {
  const { is_online: _, ...others } = item.changes
  if (!(await announceWith(inside, target, item.subjectId))) return undefined
  if (Object.keys(others).length === 0) return removeItems(inside, eq(releaseItems.id, item.id))
  await inside.db
    .update(releaseItems)
    .set({ changes: others, updatedAt: inside.now })
    .where(eq(releaseItems.id, item.id))
  return recordChange(inside, 'release', [item.releaseId])
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
