import { pickLanguage } from '#i18n/languages.ts'
import { accountMailMessages } from '#i18n/lazy/account-mail.ts'
import { staffHref } from '#routing/paths.ts'
import { readSettings } from '../house/index.server.ts'
import { applyOwnText, houseMailbox, queueMail, writeMail } from '../mail/index.server.ts'
import type { Scope } from '../scope.ts'
import { createAccountToken } from './account-tokens.server.ts'
import type { Account } from './require-account.server.ts'

/** How long the links are valid: a forgotten password is wanted at once, an invitation is read some day. */
const minutes = { reset: 60, invitation: 7 * 24 * 60 }

/** Adds a mail with a link for a new password to the outbox. */
export async function mailPasswordLink(
  scope: Scope,
  { id, email, username, language }: Pick<Account, 'id' | 'email' | 'username' | 'language'>,
  { kind, publicOrigin }: { kind: 'reset' | 'invitation'; publicOrigin: string },
): Promise<void> {
  const token = await createAccountToken(scope, { kind: 'password', userId: id, minutes: minutes[kind] })
  const settings = await readSettings(scope)
  const house = pickLanguage(settings.name, language)
  const address = new URL(staffHref('password-reset'), publicOrigin)
  address.search = new URLSearchParams({ token, lang: language }).toString()
  const included = accountMailMessages[language][kind]({ name: username, house, href: address.href })
  const letter = await applyOwnText(scope, included, {
    mail: `account_${kind}`,
    language,
    placeholders: { name: username, house },
  })
  await queueMail(scope, {
    sender: houseMailbox(settings, language, publicOrigin),
    recipient: email,
    ...writeMail({ ...letter, small: [] }, settings, language),
  })
}
