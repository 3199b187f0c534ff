import type { BlockForm } from '../form.ts'
import { anchorField, firstWords } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Formular', en: 'Form' },
  description: {
    de: 'Ein Formular, das gleich hier ausgefüllt wird.',
    en: 'A form that visitors fill in right here.',
  },
  keywords: {
    de: ['Kontakt', 'Anfrage', 'Anmeldung', 'Newsletter', 'Nachricht', 'Felder'],
    en: ['contact', 'enquiry', 'registration', 'newsletter', 'message', 'fields'],
  },
  group: 'lists',
  isOffered: true,
  drawing: (
    <>
      <path d="M14 8h68v48H14z" />
      <path d="M22 16h18M22 22h52v8H22zM22 37h12" />
      <path d="M22 43h20v7H22z" strokeWidth="3" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: firstWords('headline'),
  fields: [
    {
      kind: 'record',
      field: 'form',
      record: 'form',
      label: { de: 'Formular', en: 'Form' },
      hint: {
        de: 'Ist es nicht geöffnet, sehen Besucher hier nichts.',
        en: 'While it is not open, visitors see nothing here.',
      },
    },
    {
      kind: 'line',
      field: 'headline',
      label: { de: 'Überschrift', en: 'Headline' },
    },
    {
      kind: 'flag',
      field: 'has_intro',
      label: { de: 'Einleitung des Formulars anzeigen', en: 'Show the form’s introduction' },
    },
    anchorField('headline'),
  ],
  inPlace: [{ field: 'headline', kind: 'line', selector: ':scope > h2' }],
}
