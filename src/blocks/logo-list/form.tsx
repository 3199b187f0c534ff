import type { BlockForm } from '../form.ts'

export const form: BlockForm = {
  name: { de: 'Logos', en: 'Logos' },
  description: {
    de: 'Förderer und Partner, mit Logo oder Namen.',
    en: 'Supporters and partners, by logo or by name.',
  },
  keywords: {
    de: ['Förderer', 'Sponsoren', 'Partner', 'Unterstützung', 'Logoliste'],
    en: ['supporters', 'sponsors', 'partners', 'logo list'],
  },
  group: 'lists',
  isOffered: true,
  drawing: (
    <>
      <path d="M8 12h80M8 52h80" />
      <circle cx="20" cy="32" r="9" />
      <path d="M38 23l10 18H28z" transform="translate(6 0)" />
      <path d="M60 27h10v10H60zM76 32h12" />
    </>
  ),
  create: () => ({ fields: {}, children: [{ type: 'logo-item', fields: {} }] }),
  summary: () => '',
  fields: [
    {
      kind: 'choice',
      field: 'extra_class',
      label: { de: 'Darstellung', en: 'Appearance' },
      options: [
        { value: 'standard', name: { de: 'Groß', en: 'Large' } },
        { value: 'small', name: { de: 'Klein, für viele', en: 'Small, for many' } },
      ],
    },
  ],
  inPlace: [],
}
