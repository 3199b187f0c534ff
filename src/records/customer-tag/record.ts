import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'customer_tag',
    path: 'events/customer-tag',
    names: {
      de: { one: 'Kundengruppe', many: 'Kundengruppen' },
      en: { one: 'Customer group', many: 'Customer groups' },
    },
    area: 'programme',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
      category: {
        kind: 'choice',
        required: true,
        label: { de: 'Kategorie', en: 'Category' },
        options: [
          { value: 'Mitglieder', label: { de: 'Mitglieder', en: 'Members' } },
          { value: 'Abonnent:innen', label: { de: 'Abonnent:innen', en: 'Subscribers' } },
        ],
      },
      show_in_calendar: {
        kind: 'flag',
        initially: true,
        label: { de: 'Im Kalender', en: 'In the calendar' },
        hint: {
          de: 'Der Vorverkauf dieser Gruppe steht öffentlich bei ihren Konzerten; sonst sehen ihn nur die Mitarbeitenden.',
          en: 'The advance sale of this group is shown with its concerts; otherwise only staff see it.',
        },
      },
    },
    list: { columns: ['name', 'category'], search: ['name'], filters: ['category'], order: 'name' },
  }),
)
