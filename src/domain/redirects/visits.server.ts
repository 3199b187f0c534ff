import { and, desc, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { missedPaths, redirects } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

/** How often something was asked for, and when last. */
export type Visits = { path: string; count: number; lastAt: Date }
export type MissedPath = { path: string; count: number; lastSeenAt: string }

/** How many addresses without a page are kept, and for how many days after the last visit. */
const maxMissed = 2000
const keptDays = 90
const maxShown = 200

/**
 * Adds what a process has counted: followed redirects, and addresses that nobody has found. The rarest addresses go if
 * there are too many. Nothing that visitors see changes, so that no answer leaves the page cache.
 */
export async function addVisits(
  { db }: Pick<Scope, 'db'>,
  { hits, missed }: { hits: readonly Visits[]; missed: readonly Visits[] },
): Promise<void> {
  const rows = (visits: readonly Visits[]) =>
    sql`json_to_recordset(${JSON.stringify(
      visits.map(({ path, count, lastAt }) => ({ path, count, last_at: lastAt.toISOString() })),
    )}::json) AS v(path text, count int, last_at timestamptz)`
  if (hits.length > 0)
    await db.execute(sql`
      UPDATE redirects SET hits = least(hits::bigint + v.count, 2147483647), last_hit_at = greatest(last_hit_at, v.last_at)
      FROM ${rows(hits)} WHERE old_path = v.path`)
  if (missed.length === 0) return
  await db.execute(sql`
    INSERT INTO missed_paths (path, count, last_seen_at) SELECT path, count, last_at FROM ${rows(missed)}
    ORDER BY path
    ON CONFLICT (path) DO UPDATE SET
      count = least(missed_paths.count::bigint + excluded.count, 2147483647),
      last_seen_at = greatest(missed_paths.last_seen_at, excluded.last_seen_at)`)
  await db.execute(sql`
    DELETE FROM missed_paths WHERE path IN (
      SELECT path FROM missed_paths ORDER BY is_ignored DESC, count DESC, last_seen_at DESC, path OFFSET ${maxMissed})`)
}

/** The addresses without a page that visitors have asked for, the most wanted first; at most 200. */
export async function listMissedPaths(scope: Scope): Promise<MissedPath[]> {
  requireRight(scope.viewer, 'manage_records')
  const { db, now } = scope
  const rows = await db
    .select()
    .from(missedPaths)
    .where(
      and(
        eq(missedPaths.isIgnored, false),
        gt(missedPaths.lastSeenAt, oldestOf(now)),
        notExists(db.select().from(redirects).where(eq(redirects.oldPath, missedPaths.path))),
      ),
    )
    .orderBy(desc(missedPaths.count), desc(missedPaths.lastSeenAt))
    .limit(maxShown)
  return rows.map(({ path, count, lastSeenAt }) => ({ path, count, lastSeenAt: lastSeenAt.toISOString() }))
}

/** Takes an address off the list, or puts it there again. Throws `not_found`. */
export async function ignoreMissedPath(scope: Scope, path: string, isIgnored: boolean): Promise<void> {
  requireRight(scope.viewer, 'manage_records')
  const rows = await scope.db
    .update(missedPaths)
    .set({ isIgnored })
    .where(eq(missedPaths.path, path))
    .returning({ path: missedPaths.path })
  if (rows.length === 0) throw new DomainError('not_found', { subject: path })
}

/** Forgets addresses that nobody has asked for in 90 days. */
export async function clearMissedPaths({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(missedPaths).where(lte(missedPaths.lastSeenAt, oldestOf(now)))
}

function oldestOf(now: Date): Date {
  return new Date(now.getTime() - keptDays * 86_400_000)
}
