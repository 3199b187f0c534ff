import type { users } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { noteMailMessages } from '#i18n/lazy/note-mail.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { houseMailbox, queueMail, writeMail } from '#domain/mail/index.server.ts'
import type { Scope } from '#domain/scope.ts'

export type Recipient = Pick<(typeof users)['$inferSelect'], 'email' | 'language'> & { name: string }
type Note = {
  kind: 'mention' | 'review' | 'returned'
  owner: { title: string; url: string }
  note: string
  publicOrigin: string
}

/** Adds a mail to the outbox for each recipient, with the viewer's text about a draft and a link to it. */
export async function mailNotes(
  scope: Scope,
  recipients: Recipient[],
  { kind, owner, note, publicOrigin }: Note,
): Promise<void> {
  if (recipients.length === 0) return
  const settings = await readSettings(scope)
  const from = scope.viewer.kind === 'staff' ? scope.viewer.name : pickLanguage(settings.name, 'de')
  const address = new URL(owner.url, publicOrigin)
  address.search = 'edit'
  for (const { name, email, language } of recipients) {
    const facts = { name, from, title: owner.title, note, href: address.href }
    await queueMail(scope, {
      sender: houseMailbox(settings, language, publicOrigin),
      recipient: email,
      ...writeMail({ ...noteMailMessages[language][kind](facts), small: [] }, settings, language),
    })
  }
}
