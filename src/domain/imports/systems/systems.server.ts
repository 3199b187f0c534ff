import { and, asc, eq, inArray, isNotNull, isNull, like, lte, notInArray, or, sql } from 'drizzle-orm'
import { events, importKeys, importRuns, planningSystems } from '#db/schema/index.ts'
import { addDays, hallDay } from '#i18n/dates.ts'
import { hallInstant } from '#i18n/hall-time.ts'
import { recordAudit } from '../../audit.server.ts'
import { recordChange } from '../../changes/index.server.ts'
import { DomainError } from '../../errors.ts'
import { requireRight } from '../../policy.ts'
import type { Scope } from '../../scope.ts'
import { seal, unseal, type Secrets } from '../../users/index.server.ts'
import { prefixOf } from '../planning/table-source.server.ts'
import { askForWork, insertRun } from '../staff/begin-import.server.ts'
import { purposeOf, type PlanningSystem } from './read-system.server.ts'

const maxSystems = 50
/** When a system that could not be read by night is tried again. */
const againMilliseconds = 3_600_000
/** The events that a report names as missing. */
const maxMissing = 200

export type ListedSystem = Pick<
  PlanningSystem,
  'id' | 'name' | 'readAt' | 'failingSince' | 'problem' | 'nextAt'
> & {
  state: SystemState
}
export type SystemState = 'off' | 'unmapped' | 'failing' | 'working'

/** What a system is at, as an expression of its row: until staff have imported its schedule once, nobody knows its columns. */
export function stateOfSystem() {
  return sql<SystemState>`CASE WHEN NOT ${planningSystems.isActive} THEN 'off'
    WHEN ${planningSystems.mappingId} IS NULL THEN 'unmapped'
    WHEN ${planningSystems.failingSince} IS NOT NULL THEN 'failing' ELSE 'working' END`
}

/** The planning systems of the house. */
export async function listSystems({ db, viewer }: Scope): Promise<ListedSystem[]> {
  requireRight(viewer, 'manage_records')
  const { id, name, readAt, failingSince, problem, nextAt } = planningSystems
  return db
    .select({ id, name, readAt, failingSince, problem, nextAt, state: stateOfSystem() })
    .from(planningSystems)
    .orderBy(asc(name), asc(id))
    .limit(maxSystems)
}

/** Keeps a password or token encrypted, or forgets it if it is empty. Throws `not_found`. */
export async function keepSystemSecret(
  scope: Scope,
  id: number,
  secret: string,
  site: Secrets,
): Promise<void> {
  requireRight(scope.viewer, 'administer')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [system] = await tx
      .update(planningSystems)
      .set({ sealedSecret: secret === '' ? null : seal(site, purposeOf(id), secret), updatedAt: scope.now })
      .where(eq(planningSystems.id, id))
      .returning()
    if (!system) throw new DomainError('not_found', { subject: `planning system ${id}` })
    await recordAudit(inside, {
      action: 'new_secret',
      subjectKind: 'planning_system',
      subjectId: id,
      details: { title: system.name },
    })
    await recordChange(inside, 'planning_system', [id])
  })
}

/** Encrypts all secrets again by the current secret of the site; those that none of its secrets can read stay as they are. */
export async function resealSystemSecrets({ db }: Pick<Scope, 'db'>, site: Secrets): Promise<void> {
  const rows = await db
    .select()
    .from(planningSystems)
    .where(isNotNull(planningSystems.sealedSecret))
    .for('update')
  for (const { id, sealedSecret } of rows) {
    const secret = unseal(site, purposeOf(id), sealedSecret ?? '')
    if (secret !== null)
      await db
        .update(planningSystems)
        .set({ sealedSecret: seal(site, purposeOf(id), secret) })
        .where(eq(planningSystems.id, id))
  }
}

/** Asks a job to read a system now, for staff to check what it says; returns the number of the import. Throws `not_found`. */
export async function beginSystemImport(scope: Scope, id: number): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [system] = await tx.select().from(planningSystems).where(eq(planningSystems.id, id))
    if (!system) throw new DomainError('not_found', { subject: `planning system ${id}` })
    return beginReading(inside, system)
  })
}

/** Begins to read the systems whose hour has come, one run for each. */
export async function beginDueReadings(scope: Scope): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const due = await tx
      .select()
      .from(planningSystems)
      .where(
        and(
          planningSystems.isActive,
          isNotNull(planningSystems.mappingId),
          or(isNull(planningSystems.nextAt), lte(planningSystems.nextAt, scope.now)),
        ),
      )
      .for('update')
      .limit(maxSystems)
    for (const system of due) {
      const isUnderWay = await tx.$count(
        importRuns,
        and(eq(importRuns.systemId, system.id), inArray(importRuns.state, ['reading', 'importing'])),
      )
      if (isUnderWay === 0) await beginReading(inside, system)
      await tx
        .update(planningSystems)
        .set({ nextAt: nextNight(scope.now, system.hour) })
        .where(eq(planningSystems.id, system.id))
    }
  })
}

async function beginReading(inside: Scope, { id, name }: PlanningSystem): Promise<number> {
  const run = await insertRun(inside, { kind: 'table', source: name, state: 'reading', systemId: id })
  await askForWork(inside, run)
  return run
}

/** Lets systems be read at their hour again, after it was changed or they were switched on. */
export async function scheduleSystems({ db, now }: Scope, ids: readonly number[]): Promise<void> {
  for (const { id, hour } of await db
    .select()
    .from(planningSystems)
    .where(inArray(planningSystems.id, [...ids])))
    await db
      .update(planningSystems)
      .set({ nextAt: nextNight(now, hour) })
      .where(eq(planningSystems.id, id))
}

/** The next time that the clocks of the house show an hour. */
export function nextNight(now: Date, hour: number): Date {
  const at = (day: string) => hallInstant(`${day}T${String(hour).padStart(2, '0')}:00`) ?? now
  const today = at(hallDay(now))
  return today > now ? today : at(addDays(hallDay(now), 1))
}

/** Notes that a system was read; its failures are over. */
export async function noteSystemRead({ db, now }: Pick<Scope, 'db' | 'now'>, id: number): Promise<void> {
  await db
    .update(planningSystems)
    .set({ readAt: now, failingSince: null, problem: null })
    .where(eq(planningSystems.id, id))
}

/** Notes why a system could not be read; by night it is tried again in an hour. */
export async function noteSystemFailed(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: number,
  { problem, isByNight }: { problem: string; isByNight: boolean },
): Promise<void> {
  await db
    .update(planningSystems)
    .set({
      problem,
      failingSince: sql`coalesce(${planningSystems.failingSince}, ${now})`,
      ...(isByNight && { nextAt: new Date(now.getTime() + againMilliseconds) }),
    })
    .where(eq(planningSystems.id, id))
}

/**
 * The coming events of a system that are missing in its schedule, whose numbers are given. Nothing is done about them: whether
 * they take place is for staff to say.
 */
export async function findMissing(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  system: number,
  numbers: readonly string[],
): Promise<{ count: number; records: { id: number; title: string }[] }> {
  const keys = numbers.map((number) => prefixOf(system) + number)
  const isMissing = and(
    eq(importKeys.kind, 'event'),
    like(importKeys.key, `${prefixOf(system)}%`),
    keys.length > 0 ? notInArray(importKeys.key, keys) : undefined,
    sql`EXISTS (SELECT FROM ${events} WHERE ${events.id} = ${importKeys.recordId} AND ${events.dateStart} > ${now}
      AND ${events.status} IS DISTINCT FROM 'cancelled')`,
  )
  const records = await db
    .select({ id: events.id, title: sql<string>`coalesce(${events.title} ->> 'de', '')` })
    .from(importKeys)
    .innerJoin(events, eq(events.id, importKeys.recordId))
    .where(isMissing)
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(maxMissing)
  return { count: await db.$count(importKeys, isMissing), records }
}
