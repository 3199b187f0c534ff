/** Staff: accounts, sessions, attempts to sign in, and the log of what they changed. */
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
  totpSecret: text(),
  createdAt: createdAt(),
  lastLoginAt: instant(),
})

export const userSessions = pgTable(
  'user_sessions',
  {
    /** Hash of the cookie's value, so that a leaked database cannot be used to open a session. */
    tokenHash: text().primaryKey(),
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

/** Failed sign-in attempts per account and per address, for the increasing delay. */
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
  (t) => [index('audit_log_by_time').on(t.at), index('audit_log_by_subject').on(t.subjectKind, t.subjectId)],
)
