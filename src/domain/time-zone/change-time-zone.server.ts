import { sql } from 'drizzle-orm'
import { planningSystems, timeZoneMoves } from '#db/schema/index.ts'
import { setHallZone } from '#i18n/hall-zone.ts'
import { describeZone, isTimeZone, zoneClock } from '#i18n/zone-clock.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { loadTimeZone, storeTimeZone } from '../house/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { countMoves, moveAllTimes, type MoveCounts } from './move-times.server.ts'
import type { Move } from './typed-times.ts'

/** Notified when a change of the time zone has been asked for. */
export const timeZoneChannel = 'time_zone'

/** The time zone, the one before, and the one that a job is changing it to, for administrators. */
export async function readTimeZoneState(scope: Scope): ReturnType<typeof loadTimeZone> {
  requireRight(scope.viewer, 'administer')
  return loadTimeZone(scope)
}

/** What a change to a zone would move, for administrators. Throws `invalid` for a zone that does not exist. */
export async function planTimeZone(
  scope: Scope,
  wanted: string,
): Promise<{ name: string; counts: MoveCounts }> {
  requireRight(scope.viewer, 'administer')
  const name = await findZone(scope, wanted)
  const stored = await loadTimeZone(scope)
  return { name, counts: await countMoves(scope, moveOf(scope, stored.name, name)) }
}

/**
 * Asks for another time zone, for administrators: a job changes it. To the zone before the last change it goes exactly back. Throws
 * `invalid` for a zone that does not exist, and `conflict` while another change waits.
 */
export async function askForTimeZone(scope: Scope, wanted: string): Promise<void> {
  requireRight(scope.viewer, 'administer')
  const name = await findZone(scope, wanted)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const stored = await loadTimeZone(inside, 'lock')
    if (stored.wanted !== null) throw new DomainError('conflict', { subject: 'time zone' })
    if (stored.name === name) return
    await storeTimeZone(inside, { ...stored, wanted: name })
    await noteChange(inside, stored.name, name)
    await tx.execute(sql`SELECT pg_notify(${timeZoneChannel}, '')`)
  })
}

/** Makes the change that was asked for, if one was, as a job of the site: all of it or nothing. Returns whether there was one. */
export async function applyTimeZone(scope: Scope): Promise<boolean> {
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { wanted } = await loadTimeZone(inside, 'lock')
    if (wanted !== null) await moveTo(inside, wanted)
    return wanted !== null
  })
}

/** Changes the time zone at once, also for this process, for programs such as the one that fills a house. Throws `invalid`. */
export async function setTimeZone(scope: Scope, wanted: string): Promise<void> {
  requireRight(scope.viewer, 'administer')
  const name = await findZone(scope, wanted)
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const stored = await loadTimeZone(inside, 'lock')
    if (stored.name === name) return
    await noteChange(inside, stored.name, name)
    await moveTo(inside, name)
  })
  setHallZone(name)
}

async function noteChange(inside: Scope, before: string, after: string): Promise<void> {
  await recordAudit(inside, {
    action: 'change',
    subjectKind: 'time_zone',
    subjectId: after,
    details: { title: after, before, after },
  })
}

/**
 * Visitors see the times of before until the transaction ends, and then those of after it. Only then do the processes of the site
 * hear of the other zone.
 */
async function moveTo(inside: Scope, name: string): Promise<void> {
  const { db } = inside
  const stored = await loadTimeZone(inside)
  const goesBack = name === stored.previous
  // First, because the days of events are computed by the stored zone.
  await storeTimeZone(inside, { name, previous: goesBack ? null : stored.name, wanted: null })
  const eventIds = await moveAllTimes(inside, moveOf(inside, stored.name, name), { goesBack })
  if (goesBack) await db.delete(timeZoneMoves)
  // A house that has no times yet has nothing to go back to.
  else if ((await db.$count(timeZoneMoves)) === 0)
    await storeTimeZone(inside, { name, previous: null, wanted: null })
  // Also those that have kept their instant may be on another day now.
  await db.execute(sql`
    UPDATE events SET date_local = date_local WHERE NOT (id = ANY(${sql.param(eventIds)}::int[]))`)
  // What a system has said with its offset from UTC is read anew at once.
  await db.update(planningSystems).set({ nextAt: null })
  await outdateSearch(inside)
  await recordChange(inside, 'event', eventIds)
  await recordChange(inside, 'everything')
}

function moveOf({ now }: Pick<Scope, 'now'>, from: string, to: string): Move {
  return { from: zoneClock(describeZone(from)), to: zoneClock(describeZone(to)), now }
}

/** The name of a zone that both the database and this program know, however it is capitalized. */
async function findZone({ db }: Pick<Scope, 'db'>, wanted: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`SELECT name FROM pg_timezone_names WHERE lower(name) = lower(${wanted.trim()})`,
  )
  const name = rows[0]?.name
  if (name === undefined || !isTimeZone(name))
    throw new DomainError('invalid', { fields: { zone: 'time_zone' } })
  return name
}

/** Search finds and orders by the new times at once; the documents themselves are written again by `completeSearchIndex`. */
async function outdateSearch({ db }: Scope): Promise<void> {
  await db.execute(sql`UPDATE search_documents SET format = 0`)
  for (const [kind, table, date, from, to] of [
    ['event', 'events', 'date_start', 'online_from', 'online_to'],
    ['article', 'articles', 'published_at', 'published_at', 'online_to'],
  ] as const) {
    const subject = sql`FROM ${sql.identifier(table)} AS subject
      WHERE found.kind = ${kind} AND found.subject_id = subject.id`
    const changed = sql`found.date IS DISTINCT FROM subject.${sql.identifier(date)}`
    await db.execute(sql`UPDATE search_documents AS found SET date = subject.${sql.identifier(date)}
      ${subject} AND ${changed}`)
    await db.execute(sql`UPDATE search_entries AS found SET date = subject.${sql.identifier(date)},
      visible_from = subject.${sql.identifier(from)}, visible_to = subject.${sql.identifier(to)} ${subject}`)
  }
}
