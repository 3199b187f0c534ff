import { defaultLanguage, pickLanguage } from '#i18n/languages.ts'
import {
  findOwnAccount,
  findTotpSetup,
  listAdminMenus,
  listPasskeys,
  listSessions,
  offerPasskey,
  sessionTokenOf,
} from '#domain/users/index.server.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { AccountPage } from './account-page.tsx'
import { actOnAccount, isAccountOutcome, type AccountResult } from './act-on-account.server.ts'
import { drawQrCode } from './draw-qr-code.server.ts'

/** One's own account: password, second factor, passkeys and sessions. */
export default definePage({
  route: 'account',
  act: actOnAccount,
  load,
  head: () => ({ title: 'CMS', paths: { de: null, en: null }, isIndexed: false }),
  View: AccountPage,
  cache: 'never',
  frame: 'none',
  tools: 'none',
  language: ({ language }) => language,
})

async function load(request: PageRequest, result: AccountResult | null) {
  const { scope, session, url, settings, accounts, publicOrigin } = request
  if (!session) return redirectTo(`${staffHref('login')}?next=${staffHref('account')}`)
  const { language, csrfToken, viewer, hasDemoPassword } = session
  const { secrets } = accounts
  const done = url.searchParams.get('done')
  const houseName = pickLanguage(settings.name, language)
  const setup = await findTotpSetup(scope, {
    secrets,
    issuer: pickLanguage(settings.name, defaultLanguage),
  })
  return {
    language,
    csrfToken,
    bar: {
      staff: { name: viewer.name, hasDemoPassword, csrfToken },
      menus: listAdminMenus(viewer, language),
    },
    account: await findOwnAccount(scope),
    result,
    outcome: isAccountOutcome(done) ? done : null,
    setup: setup && { ...setup, qrCode: drawQrCode(setup.uri) },
    passkeys: await listPasskeys(scope),
    passkeyOffer: await offerPasskey(scope, { secrets, publicOrigin, houseName }),
    sessions: await listSessions(scope, viewer.userId, sessionTokenOf(request)),
  }
}
