import { and, asc, desc, eq, sql } from 'drizzle-orm'
import type { EntryMail, FormEntry } from '#contracts/office-entries.ts'
import { formEntries, forms, outgoingMails } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { findValues } from './find-values.server.ts'
import { presentEntry, type EntryRow } from './present-entry.ts'

/** An entry with all values, files and mails. Throws `not_found`. */
export async function findEntry(scope: Scope, id: number): Promise<FormEntry> {
  requireRight(scope.viewer, 'manage_records')
  const { db } = scope
  const [row] = await db
    .select({ entry: formEntries, title: forms.title })
    .from(formEntries)
    .innerJoin(forms, eq(forms.id, formEntries.formId))
    .where(eq(formEntries.id, id))
  if (!row) throw new DomainError('not_found', { subject: `entry ${id}` })
  const values = (await findValues(scope, [id])).get(id) ?? []
  const mails = await db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.entryId, id))
    .orderBy(asc(outgoingMails.id))
  return {
    ...presentEntry(row, values),
    values,
    mails: mails.map(presentMail),
    previous: await findNeighbour(scope, row, 'previous'),
    next: await findNeighbour(scope, row, 'next'),
  }
}

export function presentMail(mail: typeof outgoingMails.$inferSelect): EntryMail {
  return {
    recipient: mail.recipient,
    subject: mail.subject,
    created_at: mail.createdAt.toISOString(),
    sent_at: mail.sentAt?.toISOString() ?? null,
    given_up_at: mail.givenUpAt?.toISOString() ?? null,
    last_error: mail.lastError,
  }
}

/** The id of the previous or next entry of the same form; the database stores the time more precisely. */
async function findNeighbour(
  { db }: Scope,
  { entry }: EntryRow,
  which: 'previous' | 'next',
): Promise<number | null> {
  const place = sql`(${formEntries.submittedAt}, ${formEntries.id})`
  const own = sql`(SELECT submitted_at, id FROM form_entries WHERE id = ${entry.id})`
  const inOrder = which === 'next' ? asc : desc
  const [found] = await db
    .select({ id: formEntries.id })
    .from(formEntries)
    .where(
      and(
        eq(formEntries.formId, entry.formId),
        which === 'next' ? sql`${place} > ${own}` : sql`${place} < ${own}`,
      ),
    )
    .orderBy(inOrder(formEntries.submittedAt), inOrder(formEntries.id))
    .limit(1)
  return found?.id ?? null
}
