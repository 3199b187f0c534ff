import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  handbook: 'Hilfe im Handbuch (neues Fenster)',
}

const en: typeof de = {
  close: 'Close',
  cancel: 'Cancel',
  handbook: 'Help in the handbook (new window)',
}

/** What every dialog of page editor and office says. */
export const staffDialogMessages: Localized<typeof de> = inHouse('staffDialogMessages', { de, en })
