import { eq, inArray, or, type SQL } from 'drizzle-orm'
import { castMembers, events, performances, works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { indexEvents } from './index-events.server.ts'
import { updateProgrammeMinutes } from './programme-minutes.server.ts'

type Naming = { seriesId: number } | { roomId: number } | { workId: number } | { artistId: number }

const batchSize = 500

/** Updates the search documents of all events that name a record, and of those that play a work the length. */
export async function reindexEventsOf(scope: Scope, naming: Naming): Promise<void> {
  const rows = await scope.db.select({ id: events.id }).from(events).where(isNaming(scope, naming))
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += batchSize) {
    const batch = ids.slice(from, from + batchSize)
    if ('workId' in naming) await updateProgrammeMinutes(scope, batch)
    await indexEvents(scope, batch)
  }
}

function isNaming({ db }: Scope, naming: Naming): SQL | undefined {
  if ('seriesId' in naming) return eq(events.seriesId, naming.seriesId)
  if ('roomId' in naming) return eq(events.roomId, naming.roomId)
  if ('workId' in naming)
    return inArray(
      events.id,
      db
        .select({ id: performances.eventId })
        .from(performances)
        .where(eq(performances.workId, naming.workId)),
    )
  return or(
    inArray(
      events.id,
      db
        .select({ id: castMembers.eventId })
        .from(castMembers)
        .where(eq(castMembers.artistId, naming.artistId)),
    ),
    inArray(
      events.id,
      db
        .select({ id: performances.eventId })
        .from(performances)
        .innerJoin(works, eq(works.id, performances.workId))
        .where(eq(works.composerId, naming.artistId)),
    ),
  )
}
