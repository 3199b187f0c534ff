import type { Localized } from '#i18n/languages.ts'

/** What stands for the title, which the partner's things don't bring along. */
export const starmateTitle: Localized = {
  de: 'Interaktives von Starmate',
  en: 'Interactive content from Starmate',
}
