/** SQL conditions for the data stored about an address: rows that contain it as a whole value, regardless of case. */
import { eq, or, sql, type SQL } from 'drizzle-orm'
import {
  corrections,
  formEntries,
  formEntryValues,
  outgoingMails,
  presaleReminders,
} from '#db/schema/index.ts'

export function entriesOf(email: string): SQL {
  return sql`${formEntries.id} IN (
    SELECT v.entry_id FROM ${formEntryValues} v, unnest(v.value) AS one WHERE lower(one) = lower(${email}))`
}

export function remindersOf(email: string): SQL | undefined {
  return eq(sql`lower(${presaleReminders.email})`, sql`lower(${email})`)
}

export function correctionsOf(email: string): SQL | undefined {
  return eq(sql`lower(${corrections.email})`, sql`lower(${email})`)
}

/** Mails to the address, and those that ask to reply to it. */
export function mailsOf(email: string): SQL | undefined {
  const isIt = (column: typeof outgoingMails.recipient | typeof outgoingMails.replyTo) =>
    eq(sql`lower(${column})`, sql`lower(${email})`)
  return or(isIt(outgoingMails.recipient), isIt(outgoingMails.replyTo))
}
