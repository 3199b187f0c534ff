import { genres } from '#db/schema/index.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: genres,
  columns: { key: 'key' },
  beforeInsert: ({ name }) => ({ key: slugOf(name.de) }),
  listFilter: 'genre',
})
