import type { Localized } from '../languages.ts'

/** The messages of the page that is shown without a network. */
export const offlineMessages: Localized<{ title: string; text: string; again: string; saved: string }> = {
  de: {
    title: 'Keine Verbindung',
    text: 'Ohne Netz lassen sich nur Seiten lesen, die Sie schon besucht, und Konzerte, die Sie sich gemerkt haben.',
    again: 'Noch einmal versuchen',
    saved: 'Gemerkte Konzerte',
  },
  en: {
    title: 'No connection',
    text: 'Without a network you can read only pages that you have visited and concerts that you have saved.',
    again: 'Try again',
    saved: 'Saved concerts',
  },
}
