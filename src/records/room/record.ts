import { defineRecord } from '../definition.ts'
import { priceCategories } from '../shared/price-categories.ts'

export const record = defineRecord({
  kind: 'room',
  path: 'house/room',
  names: { de: { one: 'Saal', many: 'Säle' }, en: { one: 'Hall', many: 'Halls' } },
  area: 'house',
  right: 'manage_records',
  title: ['name'],
  detail: ['venue'],
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
    venue: {
      kind: 'reference',
      to: 'venue',
      required: true,
      label: { de: 'Haus', en: 'Venue' },
    },
    seats: { kind: 'number', min: 0, max: 100_000, label: { de: 'Plätze', en: 'Seats' } },
    access: {
      kind: 'text',
      localized: true,
      lines: 4,
      limit: 800,
      label: { de: 'Zugang', en: 'Access' },
      hint: {
        de: 'Wie man ohne Stufen hineinkommt, Rollstuhlplätze, Höranlage: steht bei jeder Veranstaltung in diesem Saal.',
        en: 'Step-free ways, wheelchair places, hearing loop: shown with every event in this hall.',
      },
    },
    plan: { kind: 'picture', label: { de: 'Saalplan', en: 'Seating plan' } },
    price_categories: {
      ...priceCategories,
      label: { de: 'Übliche Preise', en: 'Usual prices' },
      isRare: true,
    },
    position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
  },
  list: { columns: ['name', 'venue', 'seats'], search: ['name'], filters: ['venue'], order: 'position' },
})
