import type { Localized } from '#i18n/languages.ts'

/** The default title, because the partner's embeds have none. */
export const starmateTitle: Localized = {
  de: 'Interaktives von Starmate',
  en: 'Interactive content from Starmate',
}
