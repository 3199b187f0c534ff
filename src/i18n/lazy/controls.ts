import type { Localized } from '../languages.ts'

const de = {
  counter: {
    left: (count: number) => (count === 1 ? 'Noch 1 Zeichen' : `Noch ${count} Zeichen`),
    over: (count: number) => (count === 1 ? '1 Zeichen zu viel' : `${count} Zeichen zu viel`),
    of: (count: number, limit: number) => `${count} von ${limit} Zeichen`,
  },
  search: {
    loading: 'Wird gesucht …',
    count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
    first: (count: number) => `Die ersten ${count} Treffer. Weitere Wörter grenzen die Suche ein.`,
    none: 'Nichts gefunden.',
    failed: 'Die Suche ist gerade nicht erreichbar.',
    unchosen: (typed: string) =>
      `„${typed}“ ist noch nicht gewählt. Bitte aus der Liste wählen, neu anlegen oder das Feld leeren.`,
    again: 'Noch einmal versuchen',
  },
}

const en: typeof de = {
  counter: {
    left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
    over: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
    of: (count, limit) => `${count} of ${limit} characters`,
  },
  search: {
    loading: 'Searching …',
    count: (count) => (count === 1 ? '1 result' : `${count} results`),
    first: (count) => `The first ${count} results. More words narrow the search.`,
    none: 'Nothing found.',
    failed: 'The search isn’t available at the moment.',
    unchosen: (typed) => `“${typed}” is not chosen yet. Choose it from the list, add it, or empty the field.`,
    again: 'Try again',
  },
}

/** The texts of the controls that the page editor and the back office share. */
export const controlsMessages: Localized<typeof de> = { de, en }
