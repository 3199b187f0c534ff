import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'
import { priceTemplates } from '../shared/price-categories.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'series',
    path: 'events/series',
    names: { de: { one: 'Reihe', many: 'Reihen' }, en: { one: 'Series', many: 'Series' } },
    area: 'programme',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: {
        kind: 'text',
        localized: true,
        required: true,
        limit: 120,
        label: { de: 'Name', en: 'Name' },
      },
      description: {
        kind: 'text',
        localized: true,
        lines: 4,
        limit: 600,
        label: { de: 'Beschreibung', en: 'Description' },
        hint: { de: 'Zwei, drei Sätze für Programm und Abonnements.', en: 'Two or three sentences.' },
      },
      price_templates: priceTemplates,
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: {
      columns: ['name', 'description', 'position'],
      search: ['name', 'description'],
      order: 'position',
    },
  }),
)
