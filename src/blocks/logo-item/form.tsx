import type { BlockForm } from '../form.ts'
import { copyrightField, firstWords, linkField, pictureField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Logo', en: 'Logo' },
  description: { de: 'Ein Förderer in einer Reihe von Logos.', en: 'One supporter in a row of logos.' },
  keywords: { de: ['Förderer', 'Sponsor', 'Partner'], en: ['supporter', 'sponsor', 'partner'] },
  group: 'lists',
  isOffered: false,
  drawing: (
    <>
      <circle cx="48" cy="28" r="14" />
      <path d="M32 52h32" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: firstWords('sponsor', 'image_alt', 'text'),
  fields: [
    {
      kind: 'line',
      field: 'sponsor',
      label: { de: 'Name zum Logo', en: 'Name for the logo' },
      hint: {
        de: 'Steht da, solange es kein Bild gibt.',
        en: 'Shown as long as there is no picture.',
      },
    },
    pictureField('stone', { name: 'sponsor', credit: 'image_copyright' }),
    linkField,
    {
      kind: 'line',
      field: 'text',
      label: { de: 'Zusatz', en: 'Additional line' },
      hint: { de: 'Zum Beispiel „Hauptförderung“.', en: 'For example “main sponsor”.' },
    },
    { ...copyrightField('image_copyright'), isRare: true },
  ],
  inPlace: [
    { field: 'sponsor', kind: 'line', selector: '[class*="wordmark"]' },
    { field: 'text', kind: 'line', selector: '[class*="text"]' },
  ],
}
