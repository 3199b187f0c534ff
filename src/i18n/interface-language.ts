import { isLanguage, type Language } from './languages.ts'

/**
 * The cookie with the interface's language that was chosen in this browser. It is a cookie, because the server renders
 * some of the staff's pages.
 */
export const interfaceLanguageCookie = 'interface-language'

/** The interface's language in this browser: the one chosen here, or else the account's. */
export function readInterfaceLanguage(fallback: Language): Language {
  const [, chosen] = new RegExp(`(?:^|;\\s*)${interfaceLanguageCookie}=([^;]*)`).exec(document.cookie) ?? []
  return isLanguage(chosen) ? chosen : fallback
}

/** Without cookies the choice lasts until the page is left. */
export function keepInterfaceLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${interfaceLanguageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
