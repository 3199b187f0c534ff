import { addFields } from 'concert-hall/house'

export const fields = addFields(
  {
    dress_code: {
      kind: 'text',
      localized: true,
      limit: 200,
      label: { de: 'Kleidung', en: 'Dress code' },
    },
    barrels: { kind: 'number', min: 0, max: 999, label: { de: 'Fässer', en: 'Barrels' }, isInternal: true },
    organ_stop: { kind: 'reference', to: 'organ_stop', label: { de: 'Register', en: 'Organ stop' } },
    poster: { kind: 'picture', label: { de: 'Plakat', en: 'Poster' } },
    serving: {
      kind: 'choice',
      options: [
        { value: 'wine', label: { de: 'Wein', en: 'Wine' } },
        { value: 'water', label: { de: 'Wasser', en: 'Water' } },
      ],
      label: { de: 'Ausschank', en: 'Serving' },
    },
  },
  { columns: ['dress_code'], search: ['dress_code'], filters: ['serving', 'organ_stop'] },
)
