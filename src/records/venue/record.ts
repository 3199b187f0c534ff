import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'venue',
    path: 'house/venue',
    names: { de: { one: 'Haus', many: 'Häuser' }, en: { one: 'Venue', many: 'Venues' } },
    area: 'house',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
      address: {
        kind: 'text',
        required: true,
        limit: 200,
        label: { de: 'Anschrift', en: 'Address' },
        hint: { de: 'Straße, Postleitzahl und Ort in einer Zeile.', en: 'Street, postal code and city.' },
      },
    },
    list: { columns: ['name', 'address'], search: ['name', 'address'], order: 'name' },
  }),
)
