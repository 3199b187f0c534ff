import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'season',
  path: 'events/season',
  names: { de: { one: 'Spielzeit', many: 'Spielzeiten' }, en: { one: 'Season', many: 'Seasons' } },
  area: 'programme',
  right: 'manage_records',
  title: ['name'],
  fields: {
    name: { kind: 'text', required: true, limit: 20, label: { de: 'Name', en: 'Name' } },
  },
  list: { columns: ['name'], search: ['name'], order: '-name' },
})
