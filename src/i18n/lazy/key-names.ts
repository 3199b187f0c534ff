import type { Localized } from '../languages.ts'

/** The names of the keys of a keyboard that have another name than what shortcuts call them. */
export const keyNameMessages: Record<string, Localized> = {
  Mod: { de: 'Strg', en: 'Ctrl' },
  Shift: { de: 'Umschalt', en: 'Shift' },
  Delete: { de: 'Entf', en: 'Delete' },
  Backspace: { de: 'Rücktaste', en: 'Backspace' },
  Enter: { de: 'Eingabe', en: 'Enter' },
  Escape: { de: 'Esc', en: 'Esc' },
  PageUp: { de: 'Bild auf', en: 'Page Up' },
  PageDown: { de: 'Bild ab', en: 'Page Down' },
  ArrowUp: { de: '↑', en: '↑' },
  ArrowDown: { de: '↓', en: '↓' },
  ArrowLeft: { de: '←', en: '←' },
  ArrowRight: { de: '→', en: '→' },
}
