/** The states of entries as conditions; see `entryStates` in contracts/office-entries.ts. */
import { and, eq, isNotNull, isNull, not, sql, type SQL } from 'drizzle-orm'
import type { EntryState } from '#contracts/office-entries.ts'
import { formEntries } from '#db/schema/index.ts'

/** Whether its sender still has to follow the link in a mail. */
export const isUnconfirmed = sql`(${and(isNotNull(formEntries.confirmTokenHash), isNull(formEntries.confirmedAt))})`

/** Whether staff have something to do with it. */
const counts = sql`(${and(eq(formEntries.isTest, false), not(isUnconfirmed))})`

export const isUnread = sql`(${and(counts, isNull(formEntries.readAt))})`

export const hasState: Record<EntryState, SQL | undefined> = {
  all: undefined,
  unread: isUnread,
  open: and(counts, isNull(formEntries.doneAt)),
  done: and(counts, isNotNull(formEntries.doneAt)),
  test: eq(formEntries.isTest, true),
  unconfirmed: and(eq(formEntries.isTest, false), isUnconfirmed),
}
