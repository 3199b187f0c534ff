import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { users, userSessions } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope, Viewer } from '../scope.ts'

/** How many days a session lives without being used. */
const idleDays = 14
/** The minimum interval between updates of a session's last use, in minutes. */
const touchEveryMinutes = 10

export type Session = {
  viewer: Extract<Viewer, { kind: 'staff' }>
  csrfToken: string
  hasDemoPassword: boolean
  /** The language of the editor's interface. */
  language: Language
}

/** Opens a session; the token goes into the cookie, and only its hash is stored. */
export async function openSession(
  { db, now }: Scope,
  userId: number,
  userAgent: string,
): Promise<{ token: string; csrfToken: string; expiresAt: Date }> {
  const token = randomBytes(32).toString('base64url')
  const csrfToken = randomBytes(24).toString('base64url')
  const expiresAt = expiryFrom(now)
  await db.insert(userSessions).values({
    tokenHash: hashOf(token),
    userId,
    csrfToken,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  })
  return { token, csrfToken, expiresAt }
}

/** The account of a session token; null when the session is unknown or expired, or its account was closed. */
export async function findSession(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  token: string,
): Promise<Session | null> {
  const tokenHash = hashOf(token)
  const [row] = await db
    .select({ session: userSessions, user: users })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(eq(userSessions.tokenHash, tokenHash), gt(userSessions.expiresAt, now), eq(users.isActive, true)),
    )
  if (!row) return null
  if (now.getTime() - row.session.lastSeenAt.getTime() > touchEveryMinutes * 60_000)
    await db
      .update(userSessions)
      .set({ lastSeenAt: now, expiresAt: expiryFrom(now) })
      .where(eq(userSessions.tokenHash, tokenHash))
      .catch(() => {}) // a full disk must not lock staff out; the next request tries again
  const { id, username, email, role, hasDemoPassword, language } = row.user
  return {
    viewer: { kind: 'staff', userId: id, name: username, email, role },
    csrfToken: row.session.csrfToken,
    hasDemoPassword,
    language,
  }
}

/** Ends the session of this token; with `everywhere`, all sessions of its account. */
export async function signOut(
  { db }: Pick<Scope, 'db'>,
  token: string,
  { everywhere = false }: { everywhere?: boolean } = {},
): Promise<void> {
  const tokenHash = hashOf(token)
  if (!everywhere) {
    await db.delete(userSessions).where(eq(userSessions.tokenHash, tokenHash))
    return
  }
  const [row] = await db
    .select({ userId: userSessions.userId })
    .from(userSessions)
    .where(eq(userSessions.tokenHash, tokenHash))
  if (row) await db.delete(userSessions).where(eq(userSessions.userId, row.userId))
}

/** Deletes expired sessions; call it periodically. */
export async function clearSessions({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(userSessions).where(lte(userSessions.expiresAt, now))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + idleDays * 24 * 60 * 60 * 1000)
}
