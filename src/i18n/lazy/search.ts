import type { Localized } from '../languages.ts'

const de = {
  resultsFor: (text: string) => `Treffer für »${text}«`,
  count: (count: number) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  events_future: 'Kommende Veranstaltungen',
  events_past: 'Archiv',
  content: 'Seiten und Stories',
  allOf: (count: number) => `Alle ${count} Treffer`,
  empty: 'Dazu finden wir nichts.',
  emptyHint: 'Prüfen Sie die Schreibweise, oder suchen Sie nach einem Namen oder Werk.',
  kinds: { event: 'Veranstaltung', page: 'Seite', article: 'Story', subscription: 'Abonnement' },
  nextPage: 'Weitere Treffer',
}

const en: typeof de = {
  resultsFor: (text) => `Results for ‘${text}’`,
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  events_future: 'Coming events',
  events_past: 'Archive',
  content: 'Pages and stories',
  allOf: (count) => `All ${count} results`,
  empty: 'We find nothing for this.',
  emptyHint: 'Check the spelling, or search for a name or a work.',
  kinds: { event: 'Event', page: 'Page', article: 'Story', subscription: 'Subscription' },
  nextPage: 'More results',
}

/** The words of the page with search results. */
export const searchMessages: Localized<typeof de> = { de, en }
