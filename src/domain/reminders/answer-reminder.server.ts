import { eq } from 'drizzle-orm'
import { presaleReminders, presaleReminderTokens, type ReminderKind } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { isExpired } from './lifetimes.ts'
import { hashToken } from '../hash-token.ts'

/** A reminder as the pages behind its links show it. */
export type ReminderView = { eventId: number; kind: ReminderKind; isConfirmed: boolean }

/** The reminder of a mail's token; null for an invalid token or a deleted reminder. */
export async function findReminder(scope: Scope, token: string): Promise<ReminderView | null> {
  const reminder = await findByToken(scope, token)
  return reminder && present({ ...reminder, isConfirmed: reminder.confirmedAt !== null })
}

/** Confirms a reminder; idempotent. Null when the token is invalid or expired. */
export async function confirmReminder(scope: Scope, token: string): Promise<ReminderView | null> {
  const reminder = await findByToken(scope, token)
  if (!reminder) return null
  if (reminder.confirmedAt === null)
    await scope.db
      .update(presaleReminders)
      .set({ confirmedAt: scope.now })
      .where(eq(presaleReminders.id, reminder.id))
  return present({ ...reminder, isConfirmed: true })
}

/** Deletes a reminder with its address, confirmed or not; an invalid or already used token has no effect. */
export async function removeReminder(scope: Scope, token: string): Promise<void> {
  const reminder = await findByToken(scope, token)
  if (reminder) await scope.db.delete(presaleReminders).where(eq(presaleReminders.id, reminder.id))
}

function present({ eventId, kind, isConfirmed }: ReminderView): ReminderView {
  return { eventId, kind, isConfirmed }
}

async function findByToken({ db, now }: Scope, token: string) {
  const [row] = await db
    .select({ reminder: presaleReminders })
    .from(presaleReminderTokens)
    .innerJoin(presaleReminders, eq(presaleReminders.id, presaleReminderTokens.reminderId))
    .where(eq(presaleReminderTokens.tokenHash, hashToken(token)))
  return row && !isExpired(row.reminder, now) ? row.reminder : null
}
