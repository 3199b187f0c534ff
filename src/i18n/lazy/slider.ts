import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const range = (first: number, last: number) => (first === last ? String(first) : `${first}–${last}`)

const de = {
  /** The text below the track: which of the items are in view. */
  place: (first: number, last: number, count: number) => `${range(first, last)} von ${count}`,
  kinds: {
    picture: {
      name: 'Bilderfolge',
      all: (count: number) => (count === 1 ? '1 Bild' : `${count} Bilder`),
      previous: 'Vorige Bilder',
      next: 'Weitere Bilder',
      spoken: (first: number, last: number, count: number) =>
        first === last ? `Bild ${first} von ${count}` : `Bilder ${first} bis ${last} von ${count}`,
    },
    teaser: {
      name: 'Empfehlungen',
      all: (count: number) => (count === 1 ? '1 Empfehlung' : `${count} Empfehlungen`),
      previous: 'Vorige Empfehlungen',
      next: 'Weitere Empfehlungen',
      spoken: (first: number, last: number, count: number) =>
        first === last
          ? `Empfehlung ${first} von ${count}`
          : `Empfehlungen ${first} bis ${last} von ${count}`,
    },
  },
}

const en: typeof de = {
  place: (first, last, count) => `${range(first, last)} of ${count}`,
  kinds: {
    picture: {
      name: 'Pictures',
      all: (count) => (count === 1 ? '1 picture' : `${count} pictures`),
      previous: 'Previous pictures',
      next: 'More pictures',
      spoken: (first, last, count) =>
        first === last ? `Picture ${first} of ${count}` : `Pictures ${first} to ${last} of ${count}`,
    },
    teaser: {
      name: 'Suggestions',
      all: (count) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
      previous: 'Previous suggestions',
      next: 'More suggestions',
      spoken: (first, last, count) =>
        first === last ? `Suggestion ${first} of ${count}` : `Suggestions ${first} to ${last} of ${count}`,
    },
  },
}

export type SliderKind = keyof typeof de.kinds

/** The messages of a slider. */
export const sliderMessages: Localized<typeof de> = inHouse('sliderMessages', { de, en })
