import { perLanguage } from '#i18n/languages.ts'
import { groundMessages } from '#i18n/lazy/grounds.ts'
import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

const grounds = ['stone', 'prussian', 'bottle', 'yolk', 'plum', 'vermilion'] as const

export const record = withAddedFields(
  defineRecord({
    kind: 'genre',
    path: 'events/genre',
    names: { de: { one: 'Genre', many: 'Genres' }, en: { one: 'Genre', many: 'Genres' } },
    about: {
      de: 'Wonach sich das Programm filtern lässt. Der Farbgrund gehört zu den gezeichneten Bildern.',
      en: 'What the programme can be filtered by. The ground is that of the drawn pictures.',
    },
    area: 'programme',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
      ground: {
        kind: 'choice',
        required: true,
        label: { de: 'Farbgrund', en: 'Ground' },
        options: grounds.map((value) => ({
          value,
          label: perLanguage((language) => groundMessages[language][value]),
        })),
      },
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: { columns: ['name', 'ground'], search: ['name'], order: 'position' },
  }),
)
