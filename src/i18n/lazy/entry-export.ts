import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  time: 'Eingegangen',
  language: 'Sprache',
  state: 'Stand',
  yes: 'ja',
  states: {
    unread: 'ungelesen',
    read: 'gelesen',
    done: 'erledigt',
    test: 'Test',
    unconfirmed: 'unbestätigt',
  },
}

const en: typeof de = {
  time: 'Received',
  language: 'Language',
  state: 'State',
  yes: 'yes',
  states: { unread: 'unread', read: 'read', done: 'done', test: 'test', unconfirmed: 'unconfirmed' },
}

/** The texts of exported entries that do not come from their form. */
export const entryExportMessages: Localized<typeof de> = inHouse('entryExportMessages', { de, en })
