import type { Localized } from '../languages.ts'

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

/** The words of exported entries that are not of their form. */
export const entryExportMessages: Localized<typeof de> = { de, en }
