import type { Localized } from '../languages.ts'
import { inHouse } from '../house-words.ts'

const de = {
  bold: 'Fett',
  italic: 'Kursiv',
  bulletList: 'Liste',
  orderedList: 'Nummerierte Liste',
  link: 'Link',
  linkTarget: 'Ziel des Links',
  linkHint: 'https://…, /de/…, E-Mail-Adresse oder Telefonnummer',
  setLink: 'Übernehmen',
  noLink: 'Link entfernen',
  wrongLink: 'Das ist keine Adresse.',
  language: 'Sprache der ausgewählten Wörter',
  textLanguage: 'Sprache des Textes',
  tools: (label: string) => `Formatierung: ${label}`,
}

const en: typeof de = {
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'List',
  orderedList: 'Numbered list',
  link: 'Link',
  linkTarget: 'Target of the link',
  linkHint: 'https://…, /en/…, e-mail address or telephone number',
  setLink: 'Apply',
  noLink: 'Remove link',
  wrongLink: 'This is not an address.',
  language: 'Language of the selected words',
  textLanguage: 'Language of the text',
  tools: (label) => `Formatting: ${label}`,
}

/** What the fields of formatted text say in page editor and office. */
export const richTextFieldMessages: Localized<typeof de> = inHouse('richTextFieldMessages', { de, en })
