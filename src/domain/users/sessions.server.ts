import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lte } from 'drizzle-orm'
import { users, userSessions } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope, Viewer } from '../scope.ts'

/** How long a session lives without being used. */
const idleDays = 14
/** How often its last use is written down: not with every request. */
const touchEveryMinutes = 10

export type Session = {
  viewer: Extract<Viewer, { kind: 'staff' }>
  csrfToken: string
  hasDemoPassword: boolean
  /** In which the editor speaks to them. */
  language: Language
}

/** Opens a session; the token goes into the cookie, only its hash is kept. */
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

/** Who the cookie's token belongs to; null when the session is unknown, expired, or its account was closed. */
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
      .catch(() => {}) // a full disk must not keep staff from reading; it is tried again with the next request
  const { id, username, email, role, hasDemoPassword, language } = row.user
  return {
    viewer: { kind: 'staff', userId: id, name: username, email, role },
    csrfToken: row.session.csrfToken,
    hasDemoPassword,
    language,
  }
}

/** Ends the session of this token, or with `everywhere` all sessions of its account. */
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

/** Forgets sessions that have run out; to be called now and then. */
export async function clearSessions({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(userSessions).where(lte(userSessions.expiresAt, now))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + idleDays * 24 * 60 * 60 * 1000)
}
