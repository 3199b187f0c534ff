import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'redirect',
  path: 'pages/redirect',
  names: {
    de: { one: 'Weiterleitung', many: 'Weiterleitungen' },
    en: { one: 'Redirect', many: 'Redirects' },
  },
  area: 'pages',
  right: 'manage_records',
  title: ['old_path'],
  fields: {
    old_path: {
      kind: 'text',
      required: true,
      format: 'path',
      limit: 500,
      label: { de: 'Alte Adresse', en: 'Old address' },
    },
    new_path: {
      kind: 'text',
      required: true,
      format: 'target',
      limit: 500,
      label: { de: 'Führt zu', en: 'Leads to' },
    },
  },
  list: { columns: ['old_path', 'new_path'], search: ['old_path', 'new_path'], order: 'old_path' },
})
