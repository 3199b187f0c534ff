import { locales, type Language } from './languages.ts'

/** The size of a file in kB or MB with a no-break space before the unit; given in bytes. */
export function readableSize(bytes: number, language: Language): string {
  const isLarge = bytes >= 1_000_000
  const value = isLarge ? bytes / 1_000_000 : Math.max(bytes / 1000, 1)
  const digits = isLarge ? 1 : 0
  const number = value.toLocaleString(locales[language].iso, { maximumFractionDigits: digits })
  return `${number}\u00a0${isLarge ? 'MB' : 'kB'}`
}
