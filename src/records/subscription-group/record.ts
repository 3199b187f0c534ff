import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'subscription_group',
    path: 'events/subscription-group',
    names: {
      de: { one: 'Abonnement-Gruppe', many: 'Abonnement-Gruppen' },
      en: { one: 'Subscription group', many: 'Subscription groups' },
    },
    about: {
      de: 'Unter welchen Überschriften die Abonnements stehen.',
      en: 'The headings under which subscriptions are listed.',
    },
    area: 'subscriptions',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', localized: true, required: true, limit: 120, label: { de: 'Name', en: 'Name' } },
      position: { kind: 'position', label: { de: 'Platz', en: 'Position' } },
    },
    list: { columns: ['name'], search: ['name'], order: 'position' },
  }),
)
