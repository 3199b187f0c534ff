import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const inGerman = (count: number) => count.toLocaleString('de-DE')
const inEnglish = (count: number) => count.toLocaleString('en-GB')

const de = {
  intro: (year: number | null) =>
    `Was in diesem Haus gespielt wurde${year === null ? '' : `, seit ${year}`}.`,
  text: 'Werk, Komponist:in, Name',
  from: 'Von',
  to: 'Bis',
  search: 'Suchen',
  number: inGerman,
  count: (count: number) => (count === 1 ? '1 Konzert gefunden' : `${inGerman(count)} Konzerte gefunden`),
  newestFirst: 'Neueste zuerst',
  oldestFirst: 'Älteste zuerst',
  order: 'Reihenfolge',
  directToWork: 'Direkt zum Werk',
  empty: 'In unseren Büchern steht dazu nichts.',
  emptyHint: 'Vielleicht hilft eine andere Schreibweise oder ein weiterer Zeitraum.',
  loosen: 'Ohne eine dieser Angaben findet sich etwas:',
  without: (name: string) => `ohne ${name}`,
  loadMore: 'Weitere Konzerte',
  reset: 'Von vorn beginnen',
  facet: {
    composer: 'Komponist:in',
    work: 'Werk',
    performer: 'Mitwirkende',
    room: 'Saal',
    genre: 'Genre',
    season: 'Saison',
  },
  narrow: 'Ergebnis eingrenzen',
  chosen: (count: number) => `${count} gewählt`,
  isChosen: 'gewählt, ',
  concerts: (count: number) => (count === 1 ? '1 Konzert' : `${inGerman(count)} Konzerte`),
  find: 'Name suchen',
  findButton: 'Finden',
  found: (count: number) => (count === 0 ? 'Keinen Namen gefunden' : `${inGerman(count)} gefunden`),
  mostFrequent: (shown: number, count: number) =>
    shown < count ? `Die ${shown} häufigsten von ${inGerman(count)}` : '',
  filters: 'Eingrenzungen',
  removeFilter: (name: string) => `${name} nicht mehr verlangen`,
  since: (day: string) => `ab ${day}`,
  until: (day: string) => `bis ${day}`,
  days: (from: string, to: string) => `${from}–${to}`,
  chart: 'Konzerte nach Saison',
  hits: 'Treffer',
  all: 'alle Konzerte',
  decade: (year: number) => `${year}er`,
  part: (count: number, total: number) => `${inGerman(count)} von ${inGerman(total)}`,
  seasons: (first: string, last: string) => `Saisons ${first} bis ${last}`,
  wholeTime: 'Gesamte Zeit',
  year: 'Jahr',
  toYear: 'Zum Jahr',
  older: (count: number, year: number) =>
    count === 1
      ? `1 älteren Eintrag vor ${year} zeigen`
      : `${inGerman(count)} ältere Einträge vor ${year} zeigen`,
}

const en: typeof de = {
  intro: (year) => `What was played in this house${year === null ? '' : `, since ${year}`}.`,
  text: 'Work, composer, name',
  from: 'From',
  to: 'To',
  search: 'Search',
  number: inEnglish,
  count: (count) => (count === 1 ? '1 concert found' : `${inEnglish(count)} concerts found`),
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  order: 'Order',
  directToWork: 'Straight to the work',
  empty: 'Our books hold nothing on this.',
  emptyHint: 'Another spelling or a wider span of years may help.',
  loosen: 'Without one of these there is something:',
  without: (name) => `without ${name}`,
  loadMore: 'More concerts',
  reset: 'Start afresh',
  facet: {
    composer: 'Composer',
    work: 'Work',
    performer: 'Performers',
    room: 'Hall',
    genre: 'Genre',
    season: 'Season',
  },
  narrow: 'Narrow the result',
  chosen: (count) => `${count} chosen`,
  isChosen: 'chosen, ',
  concerts: (count) => (count === 1 ? '1 concert' : `${inEnglish(count)} concerts`),
  find: 'Look for a name',
  findButton: 'Find',
  found: (count) => (count === 0 ? 'No such name' : `${inEnglish(count)} found`),
  mostFrequent: (shown, count) => (shown < count ? `The ${shown} most frequent of ${inEnglish(count)}` : ''),
  filters: 'Narrowed by',
  removeFilter: (name) => `Remove ${name}`,
  since: (day) => `from ${day}`,
  until: (day) => `until ${day}`,
  days: (from, to) => `${from}–${to}`,
  chart: 'Concerts by season',
  hits: 'found',
  all: 'all concerts',
  decade: (year) => `${year}s`,
  part: (count, total) => `${inEnglish(count)} of ${inEnglish(total)}`,
  seasons: (first, last) => `Seasons ${first} to ${last}`,
  wholeTime: 'The whole period',
  year: 'Year',
  toYear: 'Go to year',
  older: (count, year) =>
    count === 1
      ? `Show 1 older entry from before ${year}`
      : `Show ${inEnglish(count)} older entries from before ${year}`,
}

/** The messages of the archive's page. */
export const archiveMessages: Localized<typeof de> = inHouse('archiveMessages', { de, en })
