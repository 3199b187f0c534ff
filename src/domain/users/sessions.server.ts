import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lte, ne, notInArray, or } from 'drizzle-orm'
import { users, userSessions } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { Scope, Viewer } from '../scope.ts'
import type { AccountSettings } from './account-settings.ts'
import { hashToken } from '../hash-token.ts'

/** How many days a session lives without being used. */
const idleDays = 14
/** After how many days a session ends in any case. */
const maxDays = 30
/** How many sessions an account has at most: a further one ends the one that was used the longest ago. */
const maxSessions = 50
/** The minimum interval between updates of a session's last use, in minutes. */
const touchEveryMinutes = 1

export type OpenedSession = { token: string; csrfToken: string; expiresAt: Date }

/** One session of an account, as its owner sees it. */
export type ListedSession = {
  id: number
  userAgent: string
  since: Date
  lastSeenAt: Date
  isCurrent: boolean
}

export type Session = {
  viewer: Extract<Viewer, { kind: 'staff' }>
  csrfToken: string
  hasDemoPassword: boolean
  /** The language of the staff's interface: the account's, until another one is chosen in the browser. */
  language: Language
}

/** Opens a session; the token goes into the cookie, until `expiresAt` at most, and only its hash is stored. */
export async function openSession(
  { db, now }: Scope,
  userId: number,
  userAgent: string,
): Promise<OpenedSession> {
  const token = randomBytes(32).toString('base64url')
  const csrfToken = randomBytes(24).toString('base64url')
  await db.insert(userSessions).values({
    tokenHash: hashToken(token),
    userId,
    csrfToken,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: idleEnd(now, now),
  })
  const newest = db
    .select({ id: userSessions.id })
    .from(userSessions)
    .where(eq(userSessions.userId, userId))
    .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.id))
    .limit(maxSessions)
  await db
    .delete(userSessions)
    .where(and(eq(userSessions.userId, userId), notInArray(userSessions.id, newest)))
  return { token, csrfToken, expiresAt: days(now, maxDays) }
}

/**
 * The account of a session token; null when the session is unknown or expired, its account was closed, or it is the
 * published demo account where that must not be used.
 */
export async function findSession(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  token: string,
  { allowsDemoAccount }: Pick<AccountSettings, 'allowsDemoAccount'>,
): Promise<Session | null> {
  if (!/^[\w-]{43}$/.test(token)) return null // none of ours, so the database need not be asked
  const tokenHash = hashToken(token)
  const [row] = await db
    .select({ session: userSessions, user: users })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .where(
      and(
        eq(userSessions.tokenHash, tokenHash),
        gt(userSessions.expiresAt, now),
        gt(userSessions.createdAt, days(now, -maxDays)),
        eq(users.isActive, true),
      ),
    )
  if (!row || (row.user.hasDemoPassword && !allowsDemoAccount)) return null
  if (now.getTime() - row.session.lastSeenAt.getTime() > touchEveryMinutes * 60_000)
    await db
      .update(userSessions)
      .set({ lastSeenAt: now, expiresAt: idleEnd(now, row.session.createdAt) })
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
  const tokenHash = hashToken(token)
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

/** The sessions of an account, the last used first. */
export async function listSessions(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: number,
  currentToken: string | null,
): Promise<ListedSession[]> {
  const current = currentToken === null ? null : hashToken(currentToken)
  const rows = await db
    .select()
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), gt(userSessions.expiresAt, now)))
    .orderBy(desc(userSessions.lastSeenAt), desc(userSessions.id))
    .limit(maxSessions)
  return rows.map(({ id, userAgent, createdAt: since, lastSeenAt, tokenHash }) => ({
    id,
    userAgent,
    since,
    lastSeenAt,
    isCurrent: tokenHash === current,
  }))
}

/** Ends one session of an account; nothing happens when it has ended before. */
export async function endSession({ db }: Pick<Scope, 'db'>, userId: number, id: number): Promise<void> {
  await db.delete(userSessions).where(and(eq(userSessions.userId, userId), eq(userSessions.id, id)))
}

/** Ends all sessions of an account, except the one of a token. */
export async function endSessions(
  { db }: Pick<Scope, 'db'>,
  userId: number,
  exceptToken: string | null = null,
): Promise<void> {
  const others = exceptToken === null ? undefined : ne(userSessions.tokenHash, hashToken(exceptToken))
  await db.delete(userSessions).where(and(eq(userSessions.userId, userId), others))
}

/** Deletes expired sessions; call it periodically. */
export async function clearSessions({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const isOver = or(lte(userSessions.expiresAt, now), lte(userSessions.createdAt, days(now, -maxDays)))
  await db.delete(userSessions).where(isOver)
}

/** When a session ends that is not used any more. */
function idleEnd(now: Date, createdAt: Date): Date {
  return new Date(Math.min(days(now, idleDays).getTime(), days(createdAt, maxDays).getTime()))
}

function days(from: Date, count: number): Date {
  return new Date(from.getTime() + count * 86_400_000)
}
