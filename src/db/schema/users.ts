/** Staff: accounts, their means of signing in, sessions, attempts to sign in, and the log of what they changed. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from './columns.ts'

export const roles = ['administrator', 'editor', 'author'] as const
export type Role = (typeof roles)[number]

export const users = pgTable('users', {
  id: id(),
  /** Lower case; what people sign in with. */
  email: text().notNull().unique(),
  username: text().notNull(),
  passwordHash: text().notNull(),
  role: text({ enum: roles }).notNull(),
  language: text({ enum: ['de', 'en'] })
    .notNull()
    .default('de'),
  isActive: boolean().notNull().default(true),
  /** True while the account still has the demo's well-known password. */
  hasDemoPassword: boolean().notNull().default(false),
  /** The secret of the second factor, encrypted with a key that is not in the database; null without one. */
  totpSecret: text(),
  /** When a first code has proved that an app has the secret; null while it is being set up. */
  totpConfirmedAt: instant(),
  /** The time step of the last code that was accepted, so that no code is accepted twice. */
  totpLastStep: integer(),
  createdAt: createdAt(),
  lastLoginAt: instant(),
})

export const userSessions = pgTable(
  'user_sessions',
  {
    /** Hash of the cookie's value, so that a leaked database cannot be used to open a session. */
    tokenHash: text().primaryKey(),
    /** Identifies it in the list of sessions. */
    id: integer().generatedByDefaultAsIdentity().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    csrfToken: text().notNull(),
    userAgent: text().notNull().default(''),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('user_sessions_by_user').on(t.userId), index('user_sessions_expiring').on(t.expiresAt)],
)

/** Browsers in which somebody has signed in to an account: strangers' guesses do not count against them. */
export const trustedDevices = pgTable(
  'known_browsers',
  {
    /** Hash of the cookie's value. */
    tokenHash: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tokenHash, t.userId] }),
    index('known_browsers_by_user').on(t.userId),
    index('known_browsers_expiring').on(t.expiresAt),
  ],
)

/** Tokens that are valid once and for a short time. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    tokenHash: text().primaryKey(),
    /** What it is for: a new password, the second step of signing in, or a passkey's challenge that was used. */
    kind: text({ enum: ['password', 'second_step', 'used_challenge'] }).notNull(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('account_tokens_by_user').on(t.userId), index('account_tokens_expiring').on(t.expiresAt)],
)

/** The codes that replace the second factor when it is lost; a used one is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    codeHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.codeHash] })],
)

/** Public keys of passkeys, as base64url. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    credentialId: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    publicKey: text().notNull(),
    /** Its number of uses as counted by the device; a copy would fall behind. */
    counter: integer().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkeys_by_user').on(t.userId)],
)

/** The ids of the secrets that processes of this site may encrypt with, so that one with a different secret is noticed. */
export const siteSecrets = pgTable('site_secrets', {
  id: text().primaryKey(),
  createdAt: createdAt(),
})

/** Failed attempts per account and network, network, or known browser, for the increasing pause. */
export const loginThrottles = pgTable('login_throttles', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lastFailureAt: instant().notNull(),
  blockedUntil: instant(),
})

export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    at: createdAt(),
    actorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Stored in addition to the id, because accounts can be deleted. */
    actorName: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    details: jsonb().$type<unknown>(),
  },
  (t) => [
    index('audit_log_by_time').on(t.at),
    index('audit_log_by_subject').on(t.subjectKind, t.subjectId),
    /** What commands have changed in single records, which the log shows as one entry. */
    index('audit_log_of_commands')
      .on(t.id)
      .where(sql`details ? 'command'`),
  ],
)
