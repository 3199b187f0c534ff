import { createPasskeyChallenge, passkeySite } from '#domain/users/index.server.ts'
import { defaultLanguage, isLanguage, otherLanguage, pickLanguage, type Language } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { LoginPage } from './login-page.tsx'
import { nextPage } from './next-page.ts'
import { actOnSignIn, type SignInResult } from './sign-in-forms.server.ts'

/** Where staff sign in: by password, with a second step for accounts that have one, or by a passkey. */
export default definePage({
  route: 'login',
  act: actOnSignIn,
  load,
  head: () => ({ title: 'Login', paths: { de: null, en: null }, isIndexed: false }),
  View: LoginPage,
  frame: 'none',
  // The visitor has not signed in yet.
  tools: 'none',
  language: ({ language }) => language,
})

function load(request: PageRequest, result: SignInResult | null) {
  const { session, settings, url, scope, accounts, publicOrigin } = request
  const asked = url.searchParams
  const next = nextPage(asked.get('next'))
  if (session) return redirectTo(next)
  const language = [asked.get('lang'), next.split('/')[1]].find(isLanguage) ?? defaultLanguage
  const site = passkeySite(publicOrigin)
  const addressIn = (lang: Language) =>
    `${staffHref('login')}?${new URLSearchParams({ next, lang }).toString()}`
  return {
    next,
    language,
    houseName: pickLanguage(settings.name, language),
    result,
    isPasswordNew: asked.get('done') === 'password',
    action: addressIn(language),
    otherLanguageHref: addressIn(otherLanguage(language)),
    resetHref: `${staffHref('password-reset')}?${new URLSearchParams({ lang: language }).toString()}`,
    passkey:
      site === null
        ? null
        : { site, ...createPasskeyChallenge(scope, { secrets: accounts.secrets, userId: null }) },
  }
}
