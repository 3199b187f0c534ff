import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  title: 'Dazu finden wir nichts.',
  hint: 'Ein späteres Datum, weniger Filter oder ein kürzeres Suchwort helfen oft weiter.',
  loosen: 'Ohne einen dieser Filter gibt es etwas:',
  without: (name: string) => `ohne ${name}`,
  or: ' und ',
  goOn: (month: string) => `Weiter im ${month}`,
}

const en: typeof de = {
  title: 'We find nothing for this.',
  hint: 'A later date, fewer filters or a shorter keyword often help.',
  loosen: 'Without one of these filters there is something:',
  without: (name) => `without ${name}`,
  or: ' and ',
  goOn: (month) => `On to ${month}`,
}

/** The programme's messages when no event matches the filters. */
export const nothingFoundMessages: Localized<typeof de> = inHouse('nothingFoundMessages', { de, en })
