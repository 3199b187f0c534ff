import { defineRecord } from 'concert-hall/house'

export const record = defineRecord({
  kind: 'organ_stop',
  path: 'organ-stops',
  names: { de: { one: 'Register', many: 'Register' }, en: { one: 'Organ stop', many: 'Organ stops' } },
  about: { de: 'Die Register der Orgel.', en: 'The stops of the organ.' },
  area: 'house',
  right: 'manage_records',
  title: ['name'],
  publication: 'is_online',
  fields: {
    name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
    feet: { kind: 'number', min: 1, max: 64, label: { de: 'Fuß', en: 'Feet' } },
    text: { kind: 'richText', label: { de: 'Beschreibung', en: 'Description' } },
    price: { kind: 'money', label: { de: 'Patenschaft', en: 'Sponsorship' } },
    share: { kind: 'share', label: { de: 'Anteil', en: 'Share' } },
    restored_on: { kind: 'day', label: { de: 'Restauriert', en: 'Restored' } },
    heard_at: { kind: 'instant', label: { de: 'Erklungen', en: 'Heard' } },
    material: {
      kind: 'choice',
      options: [
        { value: 'tin', label: { de: 'Zinn', en: 'Tin' } },
        { value: 'wood', label: { de: 'Holz', en: 'Wood' } },
      ],
      label: { de: 'Material', en: 'Material' },
    },
    manuals: {
      kind: 'choices',
      options: [
        { value: 'great', label: { de: 'Hauptwerk', en: 'Great' } },
        { value: 'swell', label: { de: 'Schwellwerk', en: 'Swell' } },
      ],
      label: { de: 'Werke', en: 'Manuals' },
    },
    tags: { kind: 'lines', limit: 40, max: 10, label: { de: 'Stichworte', en: 'Keywords' } },
    makers: { kind: 'texts', limit: 80, max: 5, label: { de: 'Erbauer', en: 'Makers' } },
    photo: { kind: 'picture', label: { de: 'Bild', en: 'Picture' } },
    room: { kind: 'reference', to: 'room', label: { de: 'Saal', en: 'Hall' } },
    works: { kind: 'references', to: 'work', label: { de: 'Werke', en: 'Works' } },
    note: { kind: 'text', limit: 500, lines: 3, isInternal: true, label: { de: 'Notiz', en: 'Note' } },
    is_online: { kind: 'flag', label: { de: 'Öffentlich', en: 'Public' } },
    position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
  },
  list: {
    columns: ['name', 'feet', 'material'],
    search: ['name', 'tags', 'room'],
    filters: ['material', 'room', 'tags'],
    order: 'position',
  },
})
