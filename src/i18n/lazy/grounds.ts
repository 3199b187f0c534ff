import { inHouse } from '../house-words.ts'
import type { Localized } from '../languages.ts'

const de = {
  stone: 'Stein',
  prussian: 'Preußischblau',
  bottle: 'Flaschengrün',
  yolk: 'Dottergelb',
  plum: 'Pflaume',
  vermilion: 'Zinnober',
}

const en: typeof de = {
  stone: 'Stone',
  prussian: 'Prussian blue',
  bottle: 'Bottle green',
  yolk: 'Yolk yellow',
  plum: 'Plum',
  vermilion: 'Vermilion',
}

/** The names of the grounds of figures; a house with other colours names them anew. */
export const groundMessages: Localized<typeof de> = inHouse('groundMessages', { de, en })
