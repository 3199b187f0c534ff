import type { Localized } from '#i18n/languages.ts'
import type { FixedPageId, ListPageId } from '#routing/table.ts'

/** The titles of the fixed pages until an editor changes them. */
export const fixedPageTitles: Record<FixedPageId | ListPageId | 'home', Localized> = {
  home: { de: 'Startseite', en: 'Home' },
  accessibility: { de: 'Barrierefreiheit', en: 'Accessibility' },
  support: { de: 'Unterstützen', en: 'Support us' },
  newsletter: { de: 'Newsletter', en: 'Newsletter' },
  visit: { de: 'Besuch', en: 'Your visit' },
  imprint: { de: 'Impressum', en: 'Imprint' },
  privacy: { de: 'Datenschutz', en: 'Privacy' },
  events: { de: 'Programm und Karten', en: 'Programme and tickets' },
  'archive-search': { de: 'Archivsuche', en: 'Archive search' },
  subscriptions: { de: 'Abonnements', en: 'Subscriptions' },
  stories: { de: 'Stories', en: 'Stories' },
  data: { de: 'Daten', en: 'Data' },
  proofs: { de: 'Nachweise', en: 'Proofs' },
  terms: { de: 'Allgemeine Geschäftsbedingungen', en: 'Terms and conditions' },
}
