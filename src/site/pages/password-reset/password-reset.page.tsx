import { findPasswordLink } from '#domain/users/index.server.ts'
import { defaultLanguage, isLanguage, otherLanguage, pickLanguage, type Language } from '#i18n/languages.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import type { PageRequest } from '../../page-request.server.ts'
import { actOnReset, type ResetResult } from './act-on-reset.server.ts'
import { PasswordResetPage } from './password-reset-page.tsx'

/** Where staff who have forgotten their password request a link, and where that link leads. */
export default definePage({
  route: 'password-reset',
  act: actOnReset,
  load,
  head: () => ({ title: 'Login', paths: { de: null, en: null }, isIndexed: false }),
  View: PasswordResetPage,
  // The address of the link contains its token.
  cache: 'never',
  frame: 'none',
  tools: 'none',
  language: ({ language }) => language,
})

async function load({ scope, settings, url }: PageRequest, result: ResetResult | null) {
  const lang = url.searchParams.get('lang')
  const language = isLanguage(lang) ? lang : defaultLanguage
  const token = url.searchParams.get('token')
  const link = token === null ? null : await findPasswordLink(scope, token)
  const addressIn = (wanted: Language) => {
    const query = new URLSearchParams({ ...(token !== null && { token }), lang: wanted })
    return `${staffHref('password-reset')}?${query.toString()}`
  }
  return {
    language,
    houseName: pickLanguage(settings.name, language),
    result,
    hasToken: token !== null,
    link,
    action: addressIn(language),
    anewHref: `${staffHref('password-reset')}?lang=${language}`,
    loginHref: `${staffHref('login')}?lang=${language}`,
    otherLanguageHref: addressIn(otherLanguage(language)),
  }
}
