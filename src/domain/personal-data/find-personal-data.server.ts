import { desc, eq } from 'drizzle-orm'
import type { PersonalData } from '#contracts/office-personal-data.ts'
import { corrections, events, outgoingMails, presaleReminders } from '#db/schema/index.ts'
import { findEntriesWithValues, presentMail } from '../forms/index.server.ts'
import { recordAudit } from '../audit.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { correctionsOf, entriesOf, mailsOf, remindersOf } from './conditions.ts'

/** The maximum number of each kind that is returned. */
const most = 1000

/**
 * The data stored about an address: entries of forms, reminders, corrections, mails; the newest first. The audit log tells who has
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
  const proposals = await db
    .select()
    .from(corrections)
    .where(correctionsOf(email))
    .orderBy(desc(corrections.id))
    .limit(most + 1)
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(mailsOf(email))
    .orderBy(desc(outgoingMails.id))
    .limit(most + 1)
  const details = {
    entries: entries.length,
    reminders: reminders.length,
    corrections: proposals.length,
    mails: mails.length,
  }
  await recordAudit(scope, { action: 'look_up', subjectKind: 'personal_data', subjectId: '', details })
  return {
    email,
    is_cut_off: [entries, reminders, proposals, mails].some(({ length }) => length > most),
    not_searched: ['texts_of_others'],
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
    corrections: proposals.slice(0, most).map((proposal) => ({
      id: proposal.id,
      title: proposal.title,
      language: proposal.language,
      name: proposal.name,
      evidence: proposal.evidence,
      proposed: proposal.items.map(({ name, proposed }) => ({ name, values: proposed })),
      submitted_at: proposal.submittedAt.toISOString(),
      confirmed_at: proposal.confirmedAt?.toISOString() ?? null,
      answered_at: proposal.answeredAt?.toISOString() ?? null,
      answer: proposal.answer,
    })),
    mails: mails.slice(0, most).map((mail) => ({ id: mail.id, ...presentMail(mail) })),
  }
}
