import { eq } from 'drizzle-orm'
import { users } from '#db/schema/index.ts'
import { pickLanguage } from '#i18n/languages.ts'
import { accountMailMessages, type AccountEvent } from '#i18n/lazy/account-mail.ts'
import { staffHref } from '#routing/paths.ts'
import { readSettings } from '../house/index.server.ts'
import { houseMailbox, queueMail, writeMail } from '../mail/index.server.ts'
import type { Scope } from '../scope.ts'

/**
 * Tells the owner of an account by mail what has happened to it, because somebody else may have done it. Nobody reads the
 * mails of the published demo account.
 */
export async function mailNotice(
  scope: Scope,
  userId: number,
  { event, publicOrigin }: { event: AccountEvent; publicOrigin: string },
): Promise<void> {
  const [account] = await scope.db.select().from(users).where(eq(users.id, userId))
  if (!account || account.hasDemoPassword) return
  const { email, username, language } = account
  const settings = await readSettings(scope)
  const address = new URL(staffHref('password-reset'), publicOrigin)
  address.search = new URLSearchParams({ lang: language }).toString()
  const letter = accountMailMessages[language].notice(event, {
    name: username,
    house: pickLanguage(settings.name, language),
    href: address.href,
  })
  await queueMail(scope, {
    sender: houseMailbox(settings, language, publicOrigin),
    recipient: email,
    ...writeMail({ ...letter, small: [] }, settings, language),
  })
}
