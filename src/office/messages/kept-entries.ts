import type { Localized } from '#i18n/languages.ts'

const de = {
  label: 'Nicht gespeicherte Eingaben',
  offer: (when: string) => `Ihre Eingaben von ${when}, sind noch da. Gespeichert sind sie nicht.`,
  goOn: 'Weiter bearbeiten',
  goOnWith: (when: string) => `Weiter bearbeiten: Eingaben von ${when}`,
  discard: 'Verwerfen',
  discardOf: (when: string) => `Verwerfen: Eingaben von ${when}`,
  continued: 'Ihre Eingaben stehen wieder im Formular. Gespeichert sind sie noch nicht.',
  discarded: 'Eingaben verworfen.',
  refused:
    'Nicht gespeicherte Änderungen. Dieser Browser bewahrt sie nicht auf: Bitte speichern Sie, bevor Sie weitergehen.',
  others: (names: string) => `Auch geöffnet: ${names}`,
  saved: (by: string, fields: string) => `${by} hat gespeichert: ${fields}`,
  savedBySomebody: (fields: string) => `Inzwischen gespeichert: ${fields}`,
}

const en: typeof de = {
  label: 'Entries that are not saved',
  offer: (when) => `Your entries from ${when} are still here. They are not saved.`,
  goOn: 'Continue editing',
  goOnWith: (when) => `Continue editing: entries from ${when}`,
  discard: 'Discard',
  discardOf: (when) => `Discard: entries from ${when}`,
  continued: 'Your entries are back in the form. They are not saved yet.',
  discarded: 'Entries discarded.',
  refused: 'Unsaved changes. This browser does not keep them: please save before you leave.',
  others: (names) => `Also open: ${names}`,
  saved: (by, fields) => `${by} has saved: ${fields}`,
  savedBySomebody: (fields) => `Saved meanwhile: ${fields}`,
}

/** What forms say of entries that this browser has kept, and of others who have the same record open. */
export const keptMessages: Localized<typeof de> = { de, en }
