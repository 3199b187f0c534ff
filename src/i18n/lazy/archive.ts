import type { Localized } from '../languages.ts'

const de = {
  intro: (year: number) => `Was in diesem Haus gespielt wurde, seit ${year}.`,
  text: 'Werk, Komponist:in, Name',
  from: 'Von',
  to: 'Bis',
  search: 'Suchen',
  count: (count: number) =>
    count === 1 ? '1 Konzert gefunden' : `${count.toLocaleString('de-DE')} Konzerte gefunden`,
  newestFirst: 'Neueste zuerst',
  oldestFirst: 'Älteste zuerst',
  order: 'Reihenfolge',
  empty: 'In unseren Büchern steht dazu nichts.',
  emptyHint: 'Vielleicht hilft eine andere Schreibweise oder ein weiterer Zeitraum.',
  loadMore: 'Weitere Konzerte',
  reset: 'Von vorn beginnen',
  decades: 'Jahrzehnte',
  decade: (year: number) => `${year}er`,
}

const en: typeof de = {
  intro: (year) => `What was played in this hall, since ${year}.`,
  text: 'Work, composer, name',
  from: 'From',
  to: 'To',
  search: 'Search',
  count: (count) => (count === 1 ? '1 concert found' : `${count.toLocaleString('en-GB')} concerts found`),
  newestFirst: 'Newest first',
  oldestFirst: 'Oldest first',
  order: 'Order',
  empty: 'Our books hold nothing on this.',
  emptyHint: 'Another spelling or a wider span of years may help.',
  loadMore: 'More concerts',
  reset: 'Start afresh',
  decades: 'Decades',
  decade: (year) => `${year}s`,
}

/** The words of the archive's page. */
export const archiveWords: Localized<typeof de> = { de, en }
