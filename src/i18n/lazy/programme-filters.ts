import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  until: (day: string) => `bis ${day}`,
  onWeekday: (weekday: string) => `am ${weekday}`,
  weekday: 'Wochentage',
  date: 'Ab Datum',
  dateTo: 'Bis Datum',
  text: 'Suchwort',
  filters: 'Filter',
  priceMax: (sign: string) => `Höchstpreis in ${sign}`,
  reset: 'Alle Filter zurücksetzen',
  all: 'alle',
  today: 'Heute',
  friday: 'Diesen Freitag',
  monday: 'Nächsten Montag',
  weekend: 'Dieses Wochenende',
  week: 'Nächste 7 Tage',
  ordering: 'Reihenfolge',
  earliestFirst: 'Früheste zuerst',
  latestFirst: 'Späteste zuerst',
  composer: 'Komponist:in',
  performer: 'Mitwirkende',
  addOne: 'weitere …',
  typeName: 'Namen tippen und auswählen',
  found: (count: number) =>
    count === 0 ? 'Kein Name passt.' : count === 1 ? 'Ein Name passt.' : `${count} Namen passen.`,
  tooMany: (count: number) => `${count} Namen passen. Bitte weiter tippen.`,
  showNames: 'Namen zur Auswahl zeigen',
}

const en: typeof de = {
  until: (day) => `until ${day}`,
  onWeekday: (weekday) => `on a ${weekday}`,
  weekday: 'Weekdays',
  date: 'From',
  dateTo: 'To',
  text: 'Keyword',
  filters: 'Filters',
  priceMax: (sign) => `Highest price in ${sign}`,
  reset: 'Clear all filters',
  all: 'all',
  today: 'Today',
  friday: 'This Friday',
  monday: 'Next Monday',
  weekend: 'This weekend',
  week: 'Next 7 days',
  ordering: 'Order',
  earliestFirst: 'Earliest first',
  latestFirst: 'Latest first',
  composer: 'Composer',
  performer: 'Performers',
  addOne: 'another …',
  typeName: 'Type and choose a name',
  found: (count) =>
    count === 0 ? 'No name matches.' : count === 1 ? 'One name matches.' : `${count} names match.`,
  tooMany: (count) => `${count} names match. Please type more.`,
  showNames: 'Show names to choose from',
}

/** The messages of the programme's filters: of their fields, and of the active ones. */
export const programmeFilterMessages: Localized<typeof de> = inHouse('programmeFilterMessages', { de, en })
