import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  name: 'Suche am Ende der Seite',
  question: 'Nicht gefunden, was Sie suchen?',
  submit: { everything: 'Suchen', archive: 'Im Archiv suchen', stories: 'In den Stories suchen' },
}

const en: typeof de = {
  name: 'Search at the end of the page',
  question: 'Can’t find what you are looking for?',
  submit: { everything: 'Search', archive: 'Search the archive', stories: 'Search the stories' },
}

/** The messages of the search at the end of pages. */
export const searchEndMessages: Localized<typeof de> = inHouse('searchEndMessages', { de, en })
