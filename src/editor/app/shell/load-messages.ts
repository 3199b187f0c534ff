import type { Language } from '#i18n/languages.ts'
import { speak } from '#i18n/spoken.ts'

const files: Record<Language, () => Promise<void>> = {
  de: async () => speak('de', (await import('#i18n/messages/de.ts')).de),
  en: async () => speak('en', (await import('#i18n/messages/en.ts')).en),
}
const loading: Partial<Record<Language, Promise<void>>> = {}

/** Loads the messages of the page's own components in a language: the tools' language may differ from the page's. */
export function loadMessages(language: Language): Promise<void> {
  return (loading[language] ??= files[language]())
}
