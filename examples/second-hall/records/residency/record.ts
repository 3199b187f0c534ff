import { defineRecord } from 'concert-hall/house'

export const record = defineRecord({
  kind: 'residency',
  path: 'residencies',
  names: { de: { one: 'Residenz', many: 'Residenzen' }, en: { one: 'Residency', many: 'Residencies' } },
  about: { de: 'Wer eine Zeit lang in der Halle arbeitet.', en: 'Who works in the hall for some time.' },
  area: 'people',
  right: 'manage_records',
  title: ['title'],
  publication: 'is_online',
  fields: {
    title: {
      kind: 'text',
      localized: true,
      required: true,
      limit: 120,
      label: { de: 'Vorhaben', en: 'Project' },
    },
    artist: {
      kind: 'reference',
      to: 'artist',
      label: { de: 'Person oder Ensemble', en: 'Person or ensemble' },
    },
    begins_on: { kind: 'day', required: true, label: { de: 'Beginn', en: 'Begins' } },
    ends_on: { kind: 'day', label: { de: 'Ende', en: 'Ends' } },
    text: { kind: 'text', localized: true, limit: 600, lines: 4, label: { de: 'Text', en: 'Text' } },
    contact: { kind: 'text', limit: 120, isInternal: true, label: { de: 'Kontakt', en: 'Contact' } },
    is_online: { kind: 'flag', label: { de: 'Öffentlich', en: 'Public' } },
  },
  list: {
    columns: ['title', 'artist', 'begins_on'],
    search: ['title', 'artist'],
    filters: ['artist'],
    order: '-begins_on',
  },
})
