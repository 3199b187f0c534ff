import { verify } from '@node-rs/argon2'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import { loginThrottles, users } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { openSession } from './sessions.server.ts'

export type SignedIn = { token: string; csrfToken: string; expiresAt: Date }

/**
 * After this many consecutive failures each further one doubles the pause, from two seconds up to a quarter of an hour.
 */
const freeFailures = 4
const longestPause = 15 * 60

/** Verified for unknown addresses, so that response times do not reveal which addresses exist. */
const nobodysHash =
  '$argon2id$v=19$m=19456,t=2,p=1$ITQnZTpL1yD6PBd3SD356g$9SZz3PGKJKly+4QTu6Ph1jYU9xbiXVls4Alu41ElJ40'

/**
 * Opens a session for the correct password. Throws `invalid` (without revealing which part was wrong) and, after
 * repeated failures for the account or from the address, `too_many_attempts` with the pause in seconds.
 */
export async function signIn(
  scope: Scope,
  {
    email,
    password,
    address,
    userAgent,
  }: { email: string; password: string; address: string; userAgent: string },
): Promise<SignedIn> {
  const name = email.trim().toLowerCase().slice(0, 254)
  const keys = [`account:${name}`, `address:${address}`]
  await refuseWhileBlocked(scope, keys)
  await countAttempt(scope, keys) // before the slow check, so that concurrent attempts are counted
  const [user] = await scope.db.select().from(users).where(eq(users.email, name))
  const isRight = await verify(user?.passwordHash ?? nobodysHash, password.slice(0, 500)).catch(() => false)
  if (!user || !isRight || !user.isActive)
    throw new DomainError('invalid', { fields: { password: 'invalid' } })
  return scope.db.transaction(async (tx) => {
    const inside: Scope = {
      ...scope,
      db: tx,
      viewer: { kind: 'staff', userId: user.id, name: user.username, email: user.email, role: user.role },
    }
    await tx.delete(loginThrottles).where(inArray(loginThrottles.key, keys))
    await tx.update(users).set({ lastLoginAt: scope.now }).where(eq(users.id, user.id))
    await recordAudit(inside, { action: 'sign_in', subjectKind: 'user', subjectId: user.id })
    return openSession(inside, user.id, userAgent)
  })
}

/** Deletes expired counts of failed attempts; call it periodically. */
export async function clearSignInAttempts({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(loginThrottles).where(lt(loginThrottles.lastFailureAt, forgottenBefore(now)))
}

async function refuseWhileBlocked({ db, now }: Scope, keys: string[]): Promise<void> {
  const rows = await db.select().from(loginThrottles).where(inArray(loginThrottles.key, keys))
  const until = Math.max(0, ...rows.map((row) => row.blockedUntil?.getTime() ?? 0))
  if (until > now.getTime())
    throw new DomainError('too_many_attempts', { retryAfter: Math.ceil((until - now.getTime()) / 1000) })
}

/** Counts every attempt as failed until it succeeds; the count is reset after a quarter of an hour without attempts. */
async function countAttempt({ db, now }: Scope, keys: string[]): Promise<void> {
  for (const key of keys) {
    const [row] = await db
      .insert(loginThrottles)
      .values({ key, failures: 1, lastFailureAt: now })
      .onConflictDoUpdate({
        target: loginThrottles.key,
        set: {
          failures: sql`CASE WHEN ${loginThrottles.lastFailureAt} < ${forgottenBefore(now)} THEN 1 ELSE ${loginThrottles.failures} + 1 END`,
          lastFailureAt: now,
        },
      })
      .returning({ failures: loginThrottles.failures })
    // An address may be shared by a whole office, so it is allowed more failures than an account.
    const free = key.startsWith('address:') ? freeFailures * 5 : freeFailures
    const excess = (row?.failures ?? 0) - free
    if (excess <= 0) continue
    const pause = Math.min(2 ** excess, longestPause)
    await db
      .update(loginThrottles)
      .set({ blockedUntil: new Date(now.getTime() + pause * 1000) })
      .where(eq(loginThrottles.key, key))
  }
}

function forgottenBefore(now: Date): Date {
  return new Date(now.getTime() - longestPause * 1000)
}
