import {
  castMembers,
  changeNotices,
  eventCustomerTags,
  eventGenres,
  eventPictures,
  events,
  performances,
  recordSources,
  waitingLists,
} from '#db/schema/index.ts'
import { sql } from 'drizzle-orm'
import {
  checkEvent,
  forgetEvents,
  nextSequence,
  settleDate,
  updateFromEvents,
} from '#domain/events/index.server.ts'
import { storeOf } from '#domain/records/index.server.ts'
import { noteChanges } from '#domain/reminders/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { record } from './record.ts'

export const store = storeOf(record, {
  table: events,
  // A new event is not public until somebody publishes it.
  fill: () => ({ isOnline: false }),
  alsoSet: (columns) => ({ sequence: nextSequence(columns) }),
  check: checkEvent,
  settle: (_, draft, before) => Promise.resolve(settleDate(draft, before)),
  address: (id, { slug }, language) => detailHref('events', language, { id, slug }),
  parts: {
    pictures: { table: eventPictures, owner: 'eventId' },
    sources: { table: recordSources, owner: 'eventId' },
    genres: { table: eventGenres, owner: 'eventId', item: 'genreId' },
    presale: { table: eventCustomerTags, owner: 'eventId' },
    cast: { table: castMembers, owner: 'eventId', only: sql`${castMembers.performanceId} IS NULL` },
    programme: {
      table: performances,
      owner: 'eventId',
      parts: { cast: { table: castMembers, owner: 'performanceId', record: 'eventId' } },
    },
  },
  afterWriting: async (scope, written) => {
    await updateFromEvents(scope, written)
    for (const { id, ...versions } of written) await noteChanges(scope, id, versions)
  },
  deletedWith: [changeNotices, waitingLists],
  afterDelete: forgetEvents,
})
