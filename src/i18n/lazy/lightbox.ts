import type { Localized } from '../languages.ts'

/** The messages of the opened lightbox. */
export const lightboxMessages: Localized<{
  name: string
  place: (index: number, count: number) => string
  previous: string
  next: string
}> = {
  de: {
    name: 'Bilder in voller Größe',
    place: (index, count) => `Bild ${index} von ${count}`,
    previous: 'Voriges Bild',
    next: 'Nächstes Bild',
  },
  en: {
    name: 'Pictures in full size',
    place: (index, count) => `Picture ${index} of ${count}`,
    previous: 'Previous picture',
    next: 'Next picture',
  },
}

/** The name of the link that opens it. */
export const enlargeMessage: Localized = { de: 'Bild vergrößern', en: 'Enlarge picture' }
