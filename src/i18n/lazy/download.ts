import type { Localized } from '../languages.ts'

/** The language of a file in the description of its link. */
export const fileLanguages: Localized<Localized> = {
  de: { de: 'deutsch', en: 'englisch' },
  en: { de: 'in German', en: 'in English' },
}
