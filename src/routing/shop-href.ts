import type { Language } from '#i18n/languages.ts'

/** An address of the shop in the visitor's language; the shop defaults to German when the address names none. */
export function shopHref(address: string, language: Language): string {
  return address.replace(withoutLanguage, `$1/${language}$2`)
}

const withoutLanguage = /^(https?:\/\/[^/]+)(\/buyingflow\/)/
