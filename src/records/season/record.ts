import { withAddedFields } from '../added-fields.ts'
import { defineRecord } from '../definition.ts'

export const record = withAddedFields(
  defineRecord({
    kind: 'season',
    path: 'events/season',
    names: { de: { one: 'Saison', many: 'Saisons' }, en: { one: 'Season', many: 'Seasons' } },
    area: 'programme',
    right: 'manage_records',
    title: ['name'],
    fields: {
      name: { kind: 'text', required: true, limit: 20, label: { de: 'Name', en: 'Name' } },
      announced_with: {
        kind: 'reference',
        to: 'release',
        label: { de: 'Wird angekündigt mit', en: 'Is announced with' },
        hint: {
          de: 'Was in dieser Saison veröffentlicht wird, sieht vor dieser Veröffentlichung niemand: Konzerte aus dem Ticketshop kommen verborgen, und „Veröffentlichen“ in Formular, Liste und Import merkt sie dort vor, auch zu einem neuen Zeitpunkt. Entwürfe bleiben Entwürfe. Ist sie öffentlich, sind weitere Konzerte es sofort. Wird sie abgesagt, bleiben sie verborgen, bis sie wieder aufgenommen oder hier eine andere gewählt wird.',
          en: 'What is published in this season is seen by nobody before this release: concerts from the ticket shop arrive hidden, and “Publish” in form, list and import lets them wait for it, at a new time, too. Drafts stay drafts. Once it is public, further concerts are so at once. If it is cancelled, they stay hidden until it is taken up again or another one is chosen here.',
        },
      },
      sale_from: {
        kind: 'instant',
        label: { de: 'Verkauf ab', en: 'On sale from' },
        hint: {
          de: 'Wenn der Verkauf aller Konzerte zur selben Stunde beginnt. Weitere Abende eines Konzerts übernehmen ihn.',
          en: 'If the sale of all concerts begins at the same hour. Further evenings of a concert take it over.',
        },
      },
      presales: {
        kind: 'parts',
        inRow: true,
        max: 20,
        label: { de: 'Vorverkauf nach Regel', en: 'Advance sale by rule' },
        name: { de: 'Gruppe', en: 'Group' },
        isWanted: ({ sale_from: from }) => Boolean(from),
        fields: {
          tag: {
            kind: 'reference',
            to: 'customer_tag',
            required: true,
            label: { de: 'Kundengruppe', en: 'Customer group' },
          },
          days_before: {
            kind: 'number',
            min: 0,
            max: 365,
            required: true,
            initially: 14,
            label: { de: 'Tage vor Verkaufsbeginn', en: 'Days before the sale begins' },
          },
        },
      },
    },
    list: { columns: ['name', 'sale_from', 'announced_with'], search: ['name'], order: '-name' },
  }),
)
