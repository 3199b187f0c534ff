/** Texts shared by the examples of several blocks. */
import { inWords } from '#design/examples.ts'
import type { Language } from '#i18n/languages.ts'

/** A rich text of plain paragraphs, as the editor stores it. */
export function paragraphs(...texts: string[]): Record<string, unknown> {
  return {
    type: 'doc',
    content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
}

/** A very long word, to test line breaks. */
export function longWord(language: Language): string {
  return inWords(
    language,
    'Kammermusikabonnementsverlängerungsbestätigung',
    'Counterrevolutionaries’ uncharacteristically',
  )
}

/** A few sentences, as long as a typical paragraph. */
export function someLines(language: Language): string {
  return inWords(
    language,
    'Der Große Saal hat 1.840 Plätze, und keiner davon liegt weiter als 42 Meter vom Podium entfernt. Wer oben links sitzt, hört die Bratschen zuerst.',
    'The Great Hall seats 1,840, none of them further than 42 metres from the stage. Whoever sits at the top left hears the violas first.',
  )
}
