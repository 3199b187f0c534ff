import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Tischreservierung', en: 'Table reservation' },
  description: {
    de: 'So reservieren Gäste einen Tisch.',
    en: 'How guests reserve a table.',
  },
  keywords: {
    de: ['Restaurant', 'Gastronomie', 'Essen', 'Tisch'],
    en: ['restaurant', 'dining', 'table', 'food'],
  },
  group: 'programme',
  isOffered: true,
  drawing: (
    <>
      <path d="M26 30h44M48 30v18M38 52h20" />
      <path d="M20 20v32M20 40h12v12M76 20v32M76 40H64v12" />
      <path d="M44 24c0-4 8-4 8 0v6h-8z" />
    </>
  ),
  create: () => ({ fields: {} }),
  summary: () => '',
  fields: [],
  inPlace: [],
}
