import { series } from '#db/schema/index.ts'
import { reindexEventsOf } from '#domain/events/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: series,
  columns: { key: 'key' },
  beforeInsert: ({ name }) => ({ key: slugOf(name.de) }),
  listFilter: 'series',
  updateDependants: (scope, id) => reindexEventsOf(scope, { seriesId: id }),
})
