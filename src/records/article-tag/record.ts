import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'article_tag',
  path: 'stories/tag',
  names: { de: { one: 'Schlagwort', many: 'Schlagwörter' }, en: { one: 'Tag', many: 'Tags' } },
  area: 'stories',
  right: 'manage_records',
  title: ['name'],
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 80, label: { de: 'Name', en: 'Name' } },
    slug: { kind: 'slug', from: 'name', label: { de: 'In der Adresse', en: 'In the address' } },
  },
  list: { columns: ['name'], search: ['name'], order: 'name' },
})
