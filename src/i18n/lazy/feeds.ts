import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  stories: 'Stories',
  about: 'Neues aus dem Haus zum Lesen, Hören und Sehen.',
  podcast: 'Hören',
  aboutPodcast: 'Was es im Haus zu hören gibt, mit Mitschrift.',
}

const en: typeof de = {
  stories: 'Stories',
  about: 'News from the house to read, hear and see.',
  podcast: 'Listen',
  aboutPodcast: 'What there is to hear in the house, with transcripts.',
}

/** The texts of feeds, which are read in feed readers, not on pages. */
export const feedMessages: Localized<typeof de> = inHouse('feedMessages', { de, en })
