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
  gapsOf,
  indexWrittenEvents,
  nextSequence,
  settleDate,
  updateProgrammeMinutes,
} from '#domain/events/index.server.ts'
import { idsOf, storeOf } from '#domain/records/index.server.ts'
import { findAnnouncementOf, namesOfReleases } from '#domain/releases/index.server.ts'
import { noteChanges } from '#domain/reminders/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { record } from './record.ts'

/** The name of somebody who was replaced, and has no record, is known to programs only. */
const cast = { table: castMembers, columns: { replaces_name: 'replaces' } }

export const store = storeOf(record, {
  table: events,
  computed: { missing: { sql: gapsOf }, waits_in: { sql: () => namesOfReleases('event', events.id) } },
  // A new event is not public until somebody publishes it.
  beforeInsert: () => ({ isOnline: false }),
  columns: { figure_seed: 'figureSeed', run_id: 'runId' },
  beforeUpdate: (columns) => ({ sequence: nextSequence(columns) }),
  validate: checkEvent,
  findAwaited: (scope, { season }) => findAnnouncementOf(scope, season ?? null),
  beforeValidate: (_, draft, before) => settleDate(draft, before),
  address: (id, { slug }, language) => detailHref('events', language, { id, slug }),
  parts: {
    pictures: { table: eventPictures, owner: 'eventId' },
    sources: { table: recordSources, owner: 'eventId' },
    genres: { table: eventGenres, owner: 'eventId', item: 'genreId' },
    presale: { table: eventCustomerTags, owner: 'eventId' },
    cast: { ...cast, owner: 'eventId', only: sql`${castMembers.performanceId} IS NULL` },
    programme: {
      table: performances,
      owner: 'eventId',
      parts: { cast: { ...cast, owner: 'performanceId', record: 'eventId' } },
    },
  },
  index: indexWrittenEvents,
  afterWrite: async (scope, written) => {
    await updateProgrammeMinutes(scope, idsOf(written))
    for (const { id, ...versions } of written) await noteChanges(scope, id, versions)
  },
  deletedWith: [changeNotices, waitingLists],
  afterDelete: forgetEvents,
})
