import type { BlockForm } from '../form.ts'
import { anchorField, firstWords, linkField } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Link', en: 'Link' },
  description: {
    de: 'Ein Link für sich, als Zeile oder als Knopf.',
    en: 'A link of its own, as a line or as a button.',
  },
  keywords: {
    de: ['Button', 'Knopf', 'Schaltfläche', 'Verweis', 'Handlungsaufforderung'],
    en: ['button', 'call to action', 'reference', 'url'],
  },
  group: 'text',
  isOffered: true,
  rank: 40,
  drawing: (
    <>
      <path d="M14 22h68v20H14z" />
      <path d="M26 32h32M64 27l6 5-6 5" />
    </>
  ),
  create: () => ({ fields: {} }),
  ofFile: { document: ({ reference, name }) => ({ link: reference, content: name }) },
  summary: firstWords('content', 'link'),
  fields: [
    { kind: 'line', field: 'content', label: { de: 'Linktext', en: 'Link text' } },
    linkField,
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      hint: {
        de: 'Höchstens ein Knopf je Abschnitt, sonst fällt keiner auf.',
        en: 'One button per section at most, or none of them stands out.',
      },
      options: [
        { value: '', name: { de: 'Zeile', en: 'Line' } },
        { value: 'button', name: { de: 'Knopf', en: 'Button' } },
      ],
    },
    {
      kind: 'flag',
      field: 'open_new_window',
      label: { de: 'In neuem Fenster öffnen', en: 'Open in a new window' },
    },
    anchorField('content'),
  ],
  inPlace: [{ field: 'content', kind: 'line', selector: 'a > span:first-child, a:not(:has(> span))' }],
}
