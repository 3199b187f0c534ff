import { defineRecord } from '../definition.ts'

export const record = defineRecord({
  kind: 'redirect',
  path: 'pages/redirect',
  names: {
    de: { one: 'Weiterleitung', many: 'Weiterleitungen' },
    en: { one: 'Redirect', many: 'Redirects' },
  },
  about: {
    de: 'Alte Adressen, die zu neuen führen. Steht unter der alten Adresse eine Seite, geht sie vor.',
    en: 'Old addresses that lead to new ones. A page at the old address takes precedence.',
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
    hits: {
      kind: 'number',
      required: true,
      readOnly: true,
      initially: 0,
      min: 0,
      max: 2_147_483_647,
      label: { de: 'Aufrufe', en: 'Hits' },
    },
    last_hit_at: { kind: 'instant', readOnly: true, label: { de: 'Zuletzt aufgerufen', en: 'Last hit' } },
  },
  list: {
    columns: ['old_path', 'new_path', 'hits', 'last_hit_at'],
    search: ['old_path', 'new_path'],
    order: 'old_path',
  },
})
