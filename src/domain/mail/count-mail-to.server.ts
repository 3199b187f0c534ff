import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { mailboxOf } from './mailbox-of.ts'

const minutes = 24 * 60

/**
 * Counts a mail to an address that a visitor has typed, so that nobody can flood a stranger's mailbox: reminders, forms and
 * corrections count together. Throws `too_many_attempts` when the mailbox has got more than `limit` of them in a day.
 */
export async function countMailTo(scope: Pick<Scope, 'db' | 'now'>, email: string, limit = 6): Promise<void> {
  await countRequest(scope, { what: 'mailbox', who: mailboxOf(email), limit, minutes })
}
