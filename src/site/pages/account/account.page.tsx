import { defaultLanguage, pickLanguage } from '#i18n/languages.ts'
import {
  findOwnAccount,
  findTotpSetup,
  listPasskeys,
  listSessions,
  offerPasskey,
  sessionTokenOf,
  type Session,
} from '#domain/users/index.server.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { defineStaffPage } from '../../staff/define-staff-page.server.tsx'
import { AccountPage } from './account-page.tsx'
import { actOnAccount, isAccountOutcome, type AccountResult } from './act-on-account.server.ts'
import { drawQrCode } from './draw-qr-code.server.ts'

/** One's own account: password, second factor, passkeys and sessions. */
export default defineStaffPage({
  route: 'account',
  words: (language) => ({ title: accountMessages[language].account.title }),
  act: actOnAccount,
  load,
  View: AccountPage,
})

async function load(request: PageRequest, session: Session, result: AccountResult | null) {
  const { scope, url, settings, accounts, publicOrigin } = request
  const { language, viewer } = session
  const { secrets } = accounts
  const done = url.searchParams.get('done')
  const houseName = pickLanguage(settings.name, language)
  const setup = await findTotpSetup(scope, {
    secrets,
    issuer: pickLanguage(settings.name, defaultLanguage),
  })
  return {
    account: await findOwnAccount(scope),
    result,
    outcome: isAccountOutcome(done) ? done : null,
    setup: setup && { ...setup, qrCode: drawQrCode(setup.uri) },
    passkeys: await listPasskeys(scope),
    passkeyOffer: await offerPasskey(scope, { secrets, publicOrigin, houseName }),
    sessions: await listSessions(scope, viewer.userId, sessionTokenOf(request)),
  }
}
