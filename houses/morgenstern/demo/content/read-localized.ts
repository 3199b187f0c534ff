import type { Localized } from '../types.ts'

/** Reads `Deutsch | English`; a text without a bar is the same in both languages. */
export function readLocalized(text: string): Localized {
  const [de = '', en] = text.split('|').map((part) => part.trim())
  return { de, en: en || de }
}
