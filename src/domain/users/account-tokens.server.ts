import { randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { accountTokens } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { hashToken } from '../hash-token.ts'

type Place = Pick<Scope, 'db' | 'now'>
type Kind = 'password' | 'second_step'

/** Creates a token for an account, valid once and for a time; only its hash is stored. */
export async function createAccountToken(
  { db, now }: Place,
  { kind, userId, minutes }: { kind: Kind; userId: number; minutes: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + minutes * 60_000)
  await db
    .insert(accountTokens)
    .values({ tokenHash: hashToken(token), kind, userId, createdAt: now, expiresAt })
  return token
}

/** The account of a token; null when it is unknown, used or expired. */
export async function findAccountToken(
  { db, now }: Place,
  kind: Kind,
  token: string,
): Promise<number | null> {
  const [row] = await db
    .select({ userId: accountTokens.userId })
    .from(accountTokens)
    .where(isValid(kind, token, now))
  return row?.userId ?? null
}

/** Marks a token as used; false when another request was faster. */
export async function spendAccountToken({ db, now }: Place, kind: Kind, token: string): Promise<boolean> {
  const rows = await db
    .delete(accountTokens)
    .where(isValid(kind, token, now))
    .returning({ kind: accountTokens.kind })
  return rows.length > 0
}

/** Invalidates all tokens of an account. */
export async function revokeAccountTokens({ db }: Pick<Scope, 'db'>, userId: number): Promise<void> {
  await db.delete(accountTokens).where(eq(accountTokens.userId, userId))
}

/** Records that a passkey's challenge was answered; false when it was before. */
export async function useChallenge({ db, now }: Place, challenge: string, expiresAt: Date): Promise<boolean> {
  const rows = await db
    .insert(accountTokens)
    .values({ tokenHash: hashToken(challenge), kind: 'used_challenge', createdAt: now, expiresAt })
    .onConflictDoNothing()
    .returning({ kind: accountTokens.kind })
  return rows.length > 0
}

/** Deletes expired tokens; call it periodically. */
export async function clearAccountTokens({ db, now }: Place): Promise<void> {
  await db.delete(accountTokens).where(lte(accountTokens.expiresAt, now))
}

function isValid(kind: Kind, token: string, now: Date) {
  return and(
    eq(accountTokens.tokenHash, hashToken(token)),
    eq(accountTokens.kind, kind),
    gt(accountTokens.expiresAt, now),
  )
}
