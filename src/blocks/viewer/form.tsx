import type { BlockForm } from '../form.ts'
import { hostOf } from '../form-fields.ts'

export const form: BlockForm = {
  name: { de: 'Blätterheft', en: 'Magazine' },
  description: {
    de: 'Magazin, Programmheft oder Broschüre zum Blättern.',
    en: 'A magazine, programme book or brochure to leaf through.',
  },
  keywords: {
    de: ['Viewer', 'Issuu', 'Yumpu', 'InDesign', 'PDF', 'Broschüre', 'Magazin', 'Dokument'],
    en: ['viewer', 'Issuu', 'Yumpu', 'InDesign', 'PDF', 'brochure', 'document'],
  },
  group: 'players',
  isOffered: true,
  drawing: (
    <>
      <path d="M48 14c-8-5-20-6-34-4v40c14-2 26-1 34 4 8-5 20-6 34-4V10c-14-2-26-1-34 4zM48 14v40" />
      <path d="M22 20c6 0 12 1 18 3M22 28c6 0 12 1 18 3M56 23c6-2 12-3 18-3M56 31c6-2 12-3 18-3" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: hostOf('embed'),
  fields: [
    { kind: 'embed', field: 'embed', embed: 'viewer', label: { de: 'Heft', en: 'Magazine' } },
    {
      kind: 'choice',
      field: 'media_type',
      label: { de: 'Art', en: 'Kind' },
      options: [
        { value: 'magazine', name: { de: 'Magazin', en: 'Magazine' } },
        { value: 'programme', name: { de: 'Programmheft', en: 'Programme book' } },
        { value: 'brochure', name: { de: 'Broschüre', en: 'Brochure' } },
        { value: 'document', name: { de: 'Dokument', en: 'Document' } },
      ],
    },
  ],
  inPlace: [],
}
