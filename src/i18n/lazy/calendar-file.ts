import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  programme: 'Programm',
  cast: 'Besetzung',
  interval: 'Pause',
  encore: 'Zugabe',
  talk: 'Gespräch',
  cancelled: 'Abgesagt',
  postponed: 'Verschoben',
  moved: (day: string) => `Verlegt vom ${day}`,
  doors: (time: string) => `Einlass ab ${time} Uhr`,
  replaces: (name: string) => `für ${name}`,
  feedName: 'Programm',
  feedDescription: 'Die Veranstaltungen des Hauses, mit Änderungen und Absagen.',
  matching: (text: string) => `»${text}«`,
}

const en: typeof de = {
  programme: 'Programme',
  cast: 'Performers',
  interval: 'Interval',
  encore: 'Encore',
  talk: 'Talk',
  cancelled: 'Cancelled',
  postponed: 'Postponed',
  moved: (day) => `Moved from ${day}`,
  doors: (time) => `Doors open at ${time}`,
  replaces: (name) => `for ${name}`,
  feedName: 'Programme',
  feedDescription: 'The events of the house, with changes and cancellations.',
  matching: (text) => `‘${text}’`,
}

/** The texts of calendar files, which are read in calendars, not on pages. */
export const calendarFileMessages: Localized<typeof de> = inHouse('calendarFileMessages', { de, en })
