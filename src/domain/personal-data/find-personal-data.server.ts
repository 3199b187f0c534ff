import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#contracts/office-personal-data.ts'
import { events, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { findEntriesWithValues, presentMail } from '../forms/index.server.ts'
import { recordAudit } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { entriesOf, mailsOf, remindersOf } from './conditions.ts'

/** The maximum number of each kind that is returned. */
const most = 1000

/**
 * The data stored about an address: entries of forms, reminders, mails; the newest first. The audit log tells who has
 * looked and how much there was, without the address.
 */
export async function findPersonalData(scope: Scope, email: string): Promise<PersonalData> {
  requireRight(scope.viewer, 'manage_records')
  const { db } = scope
  const entries = await findEntriesWithValues(scope, entriesOf(email), most + 1)
  const reminders = await db
    .select({ reminder: presaleReminders, title: events.title })
    .from(presaleReminders)
    .innerJoin(events, eq(events.id, presaleReminders.eventId))
    .where(remindersOf(email))
    .orderBy(desc(presaleReminders.id))
    .limit(most + 1)
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(mailsOf(email))
    .orderBy(desc(outgoingMails.id))
    .limit(most + 1)
  const details = { entries: entries.length, reminders: reminders.length, mails: mails.length }
  await recordAudit(scope, { action: 'look_up', subjectKind: 'personal_data', subjectId: '', details })
  return {
    email,
    is_complete: [entries, reminders, mails].every(({ length }) => length <= most),
    entries: entries.slice(0, most),
    reminders: reminders.slice(0, most).map(({ reminder, title }) => ({
      id: reminder.id,
      event: { id: reminder.eventId, title },
      kind: reminder.kind,
      language: reminder.language,
      created_at: reminder.createdAt.toISOString(),
      confirmed_at: reminder.confirmedAt?.toISOString() ?? null,
      sent_at: reminder.sentAt?.toISOString() ?? null,
    })),
    mails: mails.slice(0, most).map((mail) => ({ id: mail.id, ...presentMail(mail) })),
  }
}
