import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'article_category',
    path: 'stories/category',
    names: { de: { one: 'Rubrik', many: 'Rubriken' }, en: { one: 'Category', many: 'Categories' } },
    area: 'stories',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 80, label: { de: 'Name', en: 'Name' } },
      icon: {
        kind: 'choice',
        required: true,
        label: { de: 'Zum', en: 'For' },
        options: [
          { value: 'book', label: { de: 'Lesen', en: 'Reading' } },
          { value: 'headphone', label: { de: 'Hören', en: 'Listening' } },
          { value: 'play', label: { de: 'Sehen', en: 'Watching' } },
        ],
      },
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: { columns: ['name', 'icon'], search: ['name'], order: 'position' },
  }),
)
