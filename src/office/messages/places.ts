import type { Localized } from '#i18n/languages.ts'

const de = {
  imports: 'Importe',
  guard: 'Prüfung',
  releaseCalendar: 'Kalender der Veröffentlichungen',
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
}

const en: typeof de = {
  imports: 'Imports',
  guard: 'Checks',
  releaseCalendar: 'Calendar of releases',
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
}

/** The names of the pages that are no kinds of records, in the menu and as their headings. */
export const placeNames: Localized<typeof de> = { de, en }
