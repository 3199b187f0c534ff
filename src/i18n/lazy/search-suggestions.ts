import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  label: 'Vorschläge',
  groups: {
    works: 'Werke',
    composers: 'Komponist:innen',
    performers: 'Mitwirkende',
    concerts: 'Konzerte',
    pages: 'Seiten',
  },
  all: (text: string) => `Alle Treffer für »${text}«`,
  count: (count: number) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  none: 'Keine Vorschläge',
}

const en: typeof de = {
  label: 'Suggestions',
  groups: {
    works: 'Works',
    composers: 'Composers',
    performers: 'Performers',
    concerts: 'Concerts',
    pages: 'Pages',
  },
  all: (text) => `All results for ‘${text}’`,
  count: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  none: 'No suggestions',
}

/** The messages of the list of suggestions below a search field. */
export const suggestionMessages: Localized<typeof de> = inHouse('suggestionMessages', { de, en })
