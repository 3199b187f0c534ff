import { isLanguage, type Language } from './languages.ts'

/**
 * The names of the cookie with the interface's language that was chosen in this browser: the first one on https, where
 * browsers accept it only from the host itself. It is a cookie, because the server renders some of the staff's pages.
 */
const names = ['__Host-interface-language', 'interface-language']

/** The interface's language that cookies name; null without a choice. */
export function findInterfaceLanguage(cookies: string): Language | null {
  for (const name of names) {
    const [, chosen] = new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies) ?? []
    if (isLanguage(chosen)) return chosen
  }
  return null
}

/** The interface's language in this browser: the one chosen here, or else the account's. */
export function readInterfaceLanguage(fallback: Language): Language {
  return findInterfaceLanguage(document.cookie) ?? fallback
}

/** Without cookies the choice lasts until the page is left. */
export function keepInterfaceLanguage(language: Language): void {
  const isSecure = location.protocol === 'https:'
  const [onHttps, onHttp] = names
  const secure = isSecure ? '; Secure' : ''
  document.cookie = `${isSecure ? onHttps : onHttp}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
}
