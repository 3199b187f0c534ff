import type { Localized } from '#i18n/languages.ts'

const de = {
  title: 'So steht es im Programm',
  language: 'Sprache der Vorschau',
  languages: { de: 'Deutsch', en: 'Englisch' },
  untitled: 'Noch ohne Titel',
}

const en: typeof de = {
  title: 'As the programme prints it',
  language: 'Language of the preview',
  languages: { de: 'German', en: 'English' },
  untitled: 'No title yet',
}

export const previewMessages: Localized<typeof de> = { de, en }
