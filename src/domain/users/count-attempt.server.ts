import { eq, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { loginThrottles } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'

type Place = Pick<Scope, 'db' | 'now'>

/**
 * What attempts are counted for, and how many may fail before each further failure doubles the pause, from two seconds
 * up to a quarter of an hour.
 */
export type Budget = { key: string; free: number }

const maxPause = 15 * 60
/** Without attempts for this long, a count begins anew. In seconds. */
const memory = 2 * maxPause

/**
 * Counts an attempt as failed until it succeeds, in one statement that counts and refuses, so that of any number of
 * simultaneous attempts only those within the budget go on. Throws `too_many_attempts` with the pause in seconds; a
 * refused attempt is not counted.
 */
export async function countAttempt({ db, now }: Place, { key, free }: Budget): Promise<void> {
  const failures = sql`CASE WHEN ${loginThrottles.lastFailureAt} < ${forgottenBefore(now)} THEN 1 ELSE ${loginThrottles.failures} + 1 END`
  const excess = sql`(${failures}) - ${free}`
  const counted = await db
    .insert(loginThrottles)
    .values({ key, failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: loginThrottles.key,
      set: {
        failures,
        lastFailureAt: now,
        blockedUntil: sql`CASE WHEN ${excess} > 0 THEN ${now}::timestamptz + make_interval(secs => least(power(2, least(${excess}, 20)), ${maxPause})) END`,
      },
      setWhere: or(isNull(loginThrottles.blockedUntil), lte(loginThrottles.blockedUntil, now)),
    })
    .returning({ failures: loginThrottles.failures })
  if (counted.length > 0) return
  const [row] = await db.select().from(loginThrottles).where(eq(loginThrottles.key, key))
  const until = row?.blockedUntil?.getTime() ?? now.getTime()
  throw new DomainError('too_many_attempts', {
    retryAfter: Math.max(1, Math.ceil((until - now.getTime()) / 1000)),
  })
}

/** Counts in all budgets or in none. */
export async function countAttempts(scope: Place, budgets: Budget[]): Promise<void> {
  const counted: Budget[] = []
  for (const budget of budgets) {
    try {
      await countAttempt(scope, budget)
    } catch (error) {
      await Promise.all(counted.map((each) => takeBackAttempt(scope, each.key)))
      throw error
    }
    counted.push(budget)
  }
}

/** Takes back one counted attempt: it succeeded, or was refused for another reason. Earlier failures stay counted. */
export async function takeBackAttempt({ db }: Pick<Scope, 'db'>, key: string): Promise<void> {
  await db
    .update(loginThrottles)
    .set({ failures: sql`greatest(${loginThrottles.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginThrottles.key, key))
}

/** Deletes all failures after a success. */
export async function forgetAttempts({ db }: Pick<Scope, 'db'>, key: string): Promise<void> {
  await db.delete(loginThrottles).where(eq(loginThrottles.key, key))
}

/** Deletes expired counts of failed attempts; call it periodically. */
export async function clearSignInAttempts({ db, now }: Place): Promise<void> {
  await db.delete(loginThrottles).where(lt(loginThrottles.lastFailureAt, forgottenBefore(now)))
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - memory * 1000)
}
