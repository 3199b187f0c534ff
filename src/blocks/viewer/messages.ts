import type { Localized } from '#i18n/languages.ts'
import type { ViewerFields } from './schema.ts'

/** The names of the media types. */
export const mediaTypeNames: Localized<Record<ViewerFields['media_type'], string>> = {
  de: {
    magazine: 'Magazin zum Blättern',
    programme: 'Programmheft zum Blättern',
    brochure: 'Broschüre zum Blättern',
    document: 'Dokument zum Blättern',
  },
  en: {
    magazine: 'Magazine to leaf through',
    programme: 'Programme book to leaf through',
    brochure: 'Brochure to leaf through',
    document: 'Document to leaf through',
  },
}
