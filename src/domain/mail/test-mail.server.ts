import { and, eq, isNull } from 'drizzle-orm'
import { outgoingMails } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { testMailMessages } from '#i18n/lazy/test-mail.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { readSettings } from '../house/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { noteTest, readTest } from './noted-test.server.ts'
import { queueMail } from './outbox.server.ts'
import { withoutAddresses } from './staff-mails.server.ts'
import { houseMailbox, writeMail } from './write-mail.ts'

/** What has become of the last test mail; `reason` is why its last attempt failed, without addresses. */
export type TestMail =
  | { state: 'sent'; at: Date }
  | { state: 'waiting' | 'failed'; reason: string | null }
  /** Discarded, or deleted after it had failed. */
  | { state: 'gone' }

/** Sends a mail to the administrator who asks for it. Throws `conflict` while the last one still waits. */
export async function sendTestMail(
  scope: Scope,
  { language, publicOrigin }: { language: Language; publicOrigin: string },
): Promise<void> {
  const { viewer } = scope
  requireRight(viewer, 'administer')
  if (viewer.kind !== 'staff') throw new DomainError('forbidden')
  const settings = await readSettings(scope)
  await scope.db.transaction(async (db) => {
    const inside = { ...scope, db }
    const last = await readTestMail(inside)
    if (last?.state === 'waiting' && last.reason === null) throw new DomainError('conflict')
    const letter = testMailMessages[language]({ name: viewer.name, origin: publicOrigin })
    const id = await queueMail(inside, {
      sender: houseMailbox(settings, language, publicOrigin),
      recipient: viewer.email,
      ...writeMail({ ...letter, small: [] }, settings, language),
    })
    await noteTest(inside, { id, sentAt: null })
    await recordAudit(inside, { action: 'send', subjectKind: 'mail', subjectId: id })
  })
}

/** Null before the first one. */
export async function readTestMail({ db }: Pick<Scope, 'db'>): Promise<TestMail | null> {
  const noted = await readTest({ db })
  if (!noted) return null
  if (noted.sentAt) return { state: 'sent', at: noted.sentAt }
  const [mail] = await db
    .select({ reason: outgoingMails.lastError, givenUpAt: outgoingMails.givenUpAt })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.id, noted.id), isNull(outgoingMails.sentAt)))
  if (!mail) return { state: 'gone' }
  const reason = mail.reason === null ? null : withoutAddresses(mail.reason)
  return { state: mail.givenUpAt ? 'failed' : 'waiting', reason }
}
