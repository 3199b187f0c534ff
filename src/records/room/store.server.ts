import { identifiers, rooms } from '#db/schema/index.ts'
import { reindexEventsOf } from '#domain/events/index.server.ts'
import { checkRoom } from '#domain/house/index.server.ts'
import { checkIdentifiers, tidyIdentifiers } from '#domain/identifiers/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: rooms,
  parts: { identifiers: { table: identifiers, owner: 'roomId' } },
  beforeValidate: (_, room) => tidyIdentifiers(room),
  columns: { key: 'key' },
  beforeInsert: ({ name }) => ({ key: slugOf(name.de) }),
  validate: (room) => ({ ...checkRoom(room), ...checkIdentifiers(room) }),
  listFilter: 'room',
  updateDependants: (scope, id) => reindexEventsOf(scope, { roomId: id }),
})
