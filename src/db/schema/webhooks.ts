/** Programs of others: whom the site tells what becomes public, what they may do by the calls, what the shop has sent. */
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, updatedAt } from './columns.ts'

/** The kinds of which webhooks tell. */
export const toldKinds = ['event', 'article', 'page', 'subscription'] as const
export type ToldKind = (typeof toldKinds)[number]

/** Addresses of other sites that are told of what becomes public, is changed, cancelled or taken off. */
export const webhooks = pgTable('webhooks', {
  id: id(),
  name: text().notNull(),
  address: text().notNull(),
  isActive: boolean().notNull().default(true),
  /** The types of messages that it wants: `event.published`. */
  tells: text().array().notNull().default([]),
  /** Since when nothing has been delivered although it was tried. */
  failingSince: instant(),
  /** Whether the receiver has said that it is gone (410), which has switched it off. */
  isGone: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** The secrets that sign the messages of a webhook: beside the newest one those that still sign, too, for a day. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: id(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Encrypted by the site's own secret. */
    sealed: text().notNull(),
    createdAt: createdAt(),
    /** When it signs no more; null for the newest one. */
    endsAt: instant(),
  },
  (t) => [index('webhook_secrets_by_webhook').on(t.webhookId)],
)

/** The outbox of messages to webhooks, and the log of what has become of them. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: id(),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Says that two deliveries are the same message. */
    messageId: text().notNull(),
    type: text().notNull(),
    /** The text that is signed and sent. */
    body: text().notNull(),
    createdAt: createdAt(),
    attempts: integer().notNull().default(0),
    /** When it is tried next; null when it was delivered or given up. */
    nextAttemptAt: instant(),
    lastAttemptAt: instant(),
    deliveredAt: instant(),
    /** The status of the last answer; null if there was none. */
    lastStatus: integer(),
    /** Why there was no answer, or none that counts: a code. */
    problem: text(),
  },
  (t) => [
    index('webhook_deliveries_due')
      .on(t.webhookId, t.id)
      .where(sql`next_attempt_at IS NOT NULL`),
    index('webhook_deliveries_by_webhook').on(t.webhookId, t.id),
    index('webhook_deliveries_by_time').on(t.createdAt),
  ],
)

/** What visitors could see when webhooks were told last, so that it is known what has become public or was taken off. */
export const webhookSubjects = pgTable(
  'webhook_subjects',
  {
    kind: text({ enum: toldKinds }).notNull(),
    subjectId: integer().notNull(),
    isCancelled: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] })],
)

/** The messages of the ticket shop that were accepted, so that none is accepted twice. */
export const shopMessages = pgTable('shop_messages', {
  id: text().primaryKey(),
  receivedAt: instant().notNull().defaultNow(),
})
