import type { Localized } from '../languages.ts'

/** The names of the lists and of the home page in a choice of link targets. */
export const linkTargetMessages = {
  events: { de: 'Programm und Karten', en: 'Programme and tickets' },
  subscriptions: { de: 'Abonnements', en: 'Subscriptions' },
  stories: { de: 'Stories', en: 'Stories' },
  'archive-search': { de: 'Archiv', en: 'Archive' },
  data: { de: 'Daten', en: 'Data' },
  proofs: { de: 'Nachweise', en: 'Proofs' },
  search: { de: 'Suche', en: 'Search' },
  home: { de: 'Startseite', en: 'Home' },
} satisfies Record<string, Localized>
