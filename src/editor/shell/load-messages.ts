import type { Language } from '#i18n/languages.ts'
import { speak } from '#i18n/spoken.ts'

const files: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}
const loading: Partial<Record<Language, Promise<void>>> = {}

/** The words that the page's own parts need in a language: tools may speak another one than the page. */
export function loadMessages(language: Language): Promise<void> {
  return (loading[language] ??= files[language]())
}
