import { rooms } from '#db/schema/index.ts'
import { reindexEventsOf } from '#domain/events/index.server.ts'
import { checkRoom } from '#domain/house/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { slugOf } from '#routing/slug-of.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: rooms,
  fill: ({ name }) => ({ key: slugOf(name.de) }),
  check: checkRoom,
  listFilter: 'room',
  updateDependants: (scope, id) => reindexEventsOf(scope, { roomId: id }),
})
