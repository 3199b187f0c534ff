import { createHash } from 'node:crypto'
import { lte, sql } from 'drizzle-orm'
import { requestCounts } from '#db/schema/index.ts'
import { DomainError } from './errors.ts'
import type { Scope } from './scope.ts'

/**
 * Rate limiting for visitors: counts an action per time window. `who` is stored as a hash, no longer than the window.
 * Throws `too_many_attempts`, with the seconds until the end of the window, when the limit is exceeded.
 */
export async function countRequest(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { what, who, limit, minutes }: { what: string; who: string; limit: number; minutes: number },
): Promise<void> {
  const key = `${what}:${createHash('sha256').update(`${what}\n${who}`).digest('base64url')}`
  const endsAt = new Date(now.getTime() + minutes * 60_000)
  const isOver = sql`${requestCounts.endsAt} <= ${now}`
  const [row] = await db
    .insert(requestCounts)
    .values({ key, count: 1, startedAt: now, endsAt })
    .onConflictDoUpdate({
      target: requestCounts.key,
      set: {
        count: sql`CASE WHEN ${isOver} THEN 1 ELSE ${requestCounts.count} + 1 END`,
        startedAt: sql`CASE WHEN ${isOver} THEN excluded.started_at ELSE ${requestCounts.startedAt} END`,
        endsAt: sql`CASE WHEN ${isOver} THEN excluded.ends_at ELSE ${requestCounts.endsAt} END`,
      },
    })
    .returning()
  if (row && row.count > limit)
    throw new DomainError('too_many_attempts', {
      retryAfter: Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000)),
    })
}

/** Deletes expired counters; call it periodically. */
export async function clearRequestCounts({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(requestCounts).where(lte(requestCounts.endsAt, now))
}
