import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { settings } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The last test mail: its number in the outbox, which forgets sent mails after a week, and when it was sent. */
const notedTest = z.object({ id: z.number(), sentAt: z.coerce.date().nullable() })
type NotedTest = z.infer<typeof notedTest>

const settingsKey = 'test_mail'

type Place = Pick<Scope, 'db' | 'now'>

/** Null before the first one. */
export async function readTest({ db }: Pick<Scope, 'db'>): Promise<NotedTest | null> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, settingsKey))
  return row ? notedTest.parse(row.value) : null
}

export async function noteTest({ db, now }: Place, value: NotedTest): Promise<void> {
  await db
    .insert(settings)
    .values({ key: settingsKey, value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: now } })
}

/** Notes when the mail was sent, if it is the last test. */
export async function noteTestSent({ db, now }: Place, id: number): Promise<void> {
  const value: NotedTest = { id, sentAt: now }
  await db
    .update(settings)
    .set({ value, updatedAt: now })
    .where(and(eq(settings.key, settingsKey), sql`${settings.value} ->> 'id' = ${String(id)}`))
}
