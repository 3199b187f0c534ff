import type { Language } from '#i18n/languages.ts'
import { CallError } from '../calls.ts'

export type Faults = Record<string, string>

const texts: Record<string, Record<Language, string>> = {
  required: { de: 'Bitte ausfüllen.', en: 'Please fill in.' },
  taken: { de: 'Das gibt es schon.', en: 'This exists already.' },
  too_long: { de: 'Das ist zu lang.', en: 'This is too long.' },
  too_short: { de: 'Das ist zu kurz.', en: 'This is too short.' },
  unknown: { de: 'Das gibt es nicht.', en: 'This does not exist.' },
  invalid: { de: 'Das geht so nicht.', en: 'This is not possible.' },
}

/** The server's validation errors as messages, by field; empty for other errors. */
export function readFaults(error: unknown, language: Language): Faults {
  if (!(error instanceof CallError) || typeof error.body !== 'object' || error.body === null) return {}
  return Object.fromEntries(
    Object.entries(error.body).flatMap(([field, codes]) => {
      const [code]: unknown[] = Array.isArray(codes) ? codes : []
      if (typeof code !== 'string') return []
      return [[field, (texts[code] ?? texts['invalid'])?.[language] ?? code]]
    }),
  )
}
