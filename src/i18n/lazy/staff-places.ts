import type { Localized } from '../languages.ts'

/** The names of the pages of staff that are no kinds of records, in the menu and as their headings. */
export const placeNames = {
  de: {
    imports: 'Importe',
    seasonOverview: 'Saison auf einen Blick',
    guard: 'Prüfung',
    calendar: 'Kalender',
    timeMachine: 'Vorschau auf später',
    contradictions: 'Widersprüche',
    duplicates: 'Mögliche Dubletten',
    corrections: 'Hinweise',
    missedPaths: 'Nicht gefundene Adressen',
    redirectImport: 'Weiterleitungen importieren',
    replacement: 'Suchen und ersetzen',
    auditLog: 'Protokoll',
    entries: 'Einträge',
    personalData: 'Personendaten',
    handbook: 'Handbuch',
  },
  en: {
    imports: 'Imports',
    seasonOverview: 'Season at a glance',
    guard: 'Checks',
    calendar: 'Calendar',
    timeMachine: 'Preview of later',
    contradictions: 'Contradictions',
    duplicates: 'Likely duplicates',
    corrections: 'Corrections',
    missedPaths: 'Addresses not found',
    redirectImport: 'Import redirects',
    replacement: 'Search and replace',
    auditLog: 'Log',
    entries: 'Entries',
    personalData: 'Personal data',
    handbook: 'Handbook',
  },
} satisfies Localized<Record<string, string>>

/** The names of the areas in the menu of staff. */
export const areaNames = {
  de: {
    programme: 'Programm',
    people: 'Personen und Werke',
    subscriptions: 'Abonnements',
    stories: 'Stories',
    pages: 'Seiten',
    house: 'Haus',
    forms: 'Formulare und Medien',
  },
  en: {
    programme: 'Programme',
    people: 'People and works',
    subscriptions: 'Subscriptions',
    stories: 'Stories',
    pages: 'Pages',
    house: 'House',
    forms: 'Forms and media',
  },
} satisfies Localized<Record<string, string>>
