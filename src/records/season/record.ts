import { defineRecord } from '../definition.ts'

export const record = defineRecord({
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
        de: 'Neue Konzerte dieser Saison aus dem Ticketshop kommen verborgen und werden mit dieser Veröffentlichung öffentlich, auch zu einem neuen Zeitpunkt. Ist sie öffentlich, sind weitere es sofort. Wird sie abgesagt, bleiben sie verborgen, bis sie wieder aufgenommen oder hier eine andere gewählt wird.',
        en: 'New concerts of this season from the ticket shop arrive hidden and become public with this release, at a new time, too. Once it is public, further ones are so at once. If it is cancelled, they stay hidden until it is taken up again or another one is chosen here.',
      },
    },
  },
  list: { columns: ['name', 'announced_with'], search: ['name'], order: '-name' },
})
