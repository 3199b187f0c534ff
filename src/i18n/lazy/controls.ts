import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

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
  time: {
    calendar: 'Kalender',
    /** Below a field while what stands in it is no time yet. */
    examples: {
      day: 'Etwa: 18.3.27, 18. März, morgen, Freitag',
      instant: 'Etwa: 18.3.27 19:30, 18. März 20 Uhr, morgen 20 Uhr',
      time: 'Etwa: 19:30, 20 Uhr',
    },
    wrong: {
      unknown: (label: string) => `${label}: Das lässt sich nicht als Datum lesen.`,
      unknownTime: (label: string) => `${label}: Das lässt sich nicht als Uhrzeit lesen.`,
      no_such_day: (label: string) => `${label}: Diesen Tag gibt es nicht.`,
      no_such_time: (label: string) => `${label}: Diese Uhrzeit gibt es nicht.`,
      other_weekday: (label: string) => `${label}: Der Tag ist ein anderer Wochentag.`,
      no_day: (label: string) => `${label}: Der Tag fehlt.`,
      no_time: (label: string) => `${label}: Die Uhrzeit fehlt.`,
      only_day: (label: string) => `${label}: Bitte nur den Tag angeben.`,
      only_time: (label: string) => `${label}: Bitte nur die Uhrzeit angeben.`,
    },
    skipped: (label: string) =>
      `${label}: Diese Stunde gibt es nicht, weil die Uhren in dieser Nacht auf Sommerzeit springen. Gemeint ist:`,
    twice: (label: string) =>
      `${label}: Diese Stunde gibt es zweimal, weil die Uhren in dieser Nacht auf Winterzeit zurückgehen. Gemeint ist:`,
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
  time: {
    calendar: 'Calendar',
    examples: {
      day: 'For example: 18/3/27, 18 March, tomorrow, Friday',
      instant: 'For example: 18/3/27 7.30 pm, 18 March 8 pm, tomorrow 8 pm',
      time: 'For example: 7.30 pm, 20:00',
    },
    wrong: {
      unknown: (label) => `${label}: this can’t be read as a date.`,
      unknownTime: (label) => `${label}: this can’t be read as a time.`,
      no_such_day: (label) => `${label}: there is no such day.`,
      no_such_time: (label) => `${label}: there is no such time.`,
      other_weekday: (label) => `${label}: the day is another day of the week.`,
      no_day: (label) => `${label}: the day is missing.`,
      no_time: (label) => `${label}: the time is missing.`,
      only_day: (label) => `${label}: please give the day only.`,
      only_time: (label) => `${label}: please give the time only.`,
    },
    skipped: (label) =>
      `${label}: there is no such hour, because the clocks go forward to summer time that night. What is meant is:`,
    twice: (label) =>
      `${label}: this hour is there twice, because the clocks go back to winter time that night. What is meant is:`,
  },
}

/** The texts of the controls that the page editor and the back office share. */
export const controlsMessages: Localized<typeof de> = inHouse('controlsMessages', { de, en })
