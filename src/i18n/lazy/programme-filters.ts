import type { Localized } from '../languages.ts'

const de = {
  until: (day: string) => `bis ${day}`,
  date: 'Ab Datum',
  dateTo: 'Bis Datum',
  text: 'Suchwort',
  filters: 'Filter',
  priceMax: 'Höchstpreis in €',
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
  showNames: 'Namen zur Auswahl zeigen',
}

const en: typeof de = {
  until: (day) => `until ${day}`,
  date: 'From',
  dateTo: 'To',
  text: 'Keyword',
  filters: 'Filters',
  priceMax: 'Highest price in €',
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
  showNames: 'Show names to choose from',
}

/** The messages of the programme's filters: of their fields, and of the active ones. */
export const programmeFilterMessages: Localized<typeof de> = { de, en }
