import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, notInArray } from 'drizzle-orm'
import { trustedDevices } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { hashToken } from '../hash-token.ts'

type Place = Pick<Scope, 'db' | 'now'>

/** How many days a browser stays known after the last sign-in. */
const keptDays = 365
/** How many browsers of one account are known at the same time. */
const maxDevices = 20

/** The value of the cookie of a browser in which somebody has signed in. */
export type BrowserCookie = { browserToken: string; browserExpiresAt: Date }

/** Whether somebody has signed in to this account in this browser. */
export async function isTrustedDevice(
  { db, now }: Place,
  userId: number,
  token: string | null,
): Promise<boolean> {
  if (token === null) return false
  const rows = await db
    .select({ userId: trustedDevices.userId })
    .from(trustedDevices)
    .where(
      and(
        eq(trustedDevices.tokenHash, hashToken(token)),
        eq(trustedDevices.userId, userId),
        gt(trustedDevices.expiresAt, now),
      ),
    )
  return rows.length > 0
}

/** Makes the browser known for the account; one that is known for another account keeps its token. */
export async function trustDevice(
  { db, now }: Place,
  userId: number,
  token: string | null,
): Promise<BrowserCookie> {
  const browserToken = token ?? randomBytes(32).toString('base64url')
  const browserExpiresAt = new Date(now.getTime() + keptDays * 86_400_000)
  const kept = { lastSeenAt: now, expiresAt: browserExpiresAt }
  await db
    .insert(trustedDevices)
    .values({ tokenHash: hashToken(browserToken), userId, ...kept })
    .onConflictDoUpdate({ target: [trustedDevices.tokenHash, trustedDevices.userId], set: kept })
  const newest = db
    .select({ tokenHash: trustedDevices.tokenHash })
    .from(trustedDevices)
    .where(eq(trustedDevices.userId, userId))
    .orderBy(desc(trustedDevices.lastSeenAt))
    .limit(maxDevices)
  await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), notInArray(trustedDevices.tokenHash, newest)))
  return { browserToken, browserExpiresAt }
}

/** No browser is known for the account any more. */
export async function forgetDevices({ db }: Pick<Scope, 'db'>, userId: number): Promise<void> {
  await db.delete(trustedDevices).where(eq(trustedDevices.userId, userId))
}

/** Deletes browsers that nobody has used for a year; call it periodically. */
export async function clearTrustedDevices({ db, now }: Place): Promise<void> {
  await db.delete(trustedDevices).where(lte(trustedDevices.expiresAt, now))
}
