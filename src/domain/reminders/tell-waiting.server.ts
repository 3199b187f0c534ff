import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { events, presaleReminders, waitingLists } from '#db/schema/index.ts'
import { isOnOffer } from '../sale-conditions.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { visibleTo } from '../visibility.server.ts'
import { mailReminder } from './mail-reminder.server.ts'
import { isWaitingFor } from './request-reminder.server.ts'

/** How many people are told when nobody knows how many tickets came back. */
export const uncountedWave = 10
/** The number of mails that are written in one transaction. */
const batch = 50

/**
 * Tells people on waiting lists that tickets came back: as many of them as tickets, those first who have waited longest,
 * each once. Compares the places that an event has now with those that people have been told of, and stores both mails and
 * places in one transaction, so that nothing is lost or told twice after a kill; safe to run in several processes at once.
 * Returns the number of mails added to the outbox.
 */
export async function tellWaiting(
  scope: Scope,
  { publicOrigin, signal }: { publicOrigin: string; signal?: AbortSignal },
): Promise<number> {
  let count = 0
  for (;;) {
    const told = signal?.aborted ? null : await followOne(scope, publicOrigin)
    if (told === null) return count
    count += told
  }
}

/**
 * Notes how many places the shop has left, in the transaction that writes what else its feed says of these events. Fewer
 * places count at once, so that a rise is noticed even if nobody was told in between. A number that is left out once
 * leaves the last one, unless that was for a sold-out event.
 */
export async function notePlacesLeft(
  { db }: Pick<Scope, 'db'>,
  places: readonly { eventId: number; placesLeft: number | null }[],
): Promise<void> {
  if (places.length === 0) return
  const [ids, left] = [places.map(({ eventId }) => eventId), places.map(({ placesLeft }) => placesLeft)]
  await db.execute(sql`
    UPDATE waiting_lists
    SET places_left = coalesce(feed.places_left, nullif(waiting_lists.places_left, 0)),
      told_places = CASE WHEN ${isDecidedByStaff} THEN told_places ELSE least(told_places, feed.places_left) END
    FROM unnest(${sql.param(ids)}::int[], ${sql.param(left)}::int[]) AS feed (event_id, places_left), events
    WHERE waiting_lists.event_id = feed.event_id AND events.id = feed.event_id`)
}

/** Whether staff have taken over the state from the shop, whose number then says nothing about it. */
const isDecidedByStaff = sql`'status' = ANY(${events.editedFields})`

/** Continues with the first list whose event has other places than were told of; null if there is none. */
async function followOne(scope: Scope, publicOrigin: string): Promise<number | null> {
  const { now } = scope
  return scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const placesNow = sql<number | null>`CASE
      WHEN ${events.status} = 'sold_out' THEN 0
      WHEN ${isDecidedByStaff} THEN NULL
      ELSE ${waitingLists.placesLeft} END`
    const isOpen = and(isOnOffer(), or(isNull(events.ticketSaleFrom), lte(events.ticketSaleFrom, now)))
    const [list] = await tx
      .select({ eventId: waitingLists.eventId, told: waitingLists.toldPlaces, places: placesNow })
      .from(waitingLists)
      .innerJoin(events, eq(events.id, waitingLists.eventId))
      .where(
        and(
          gt(events.dateStart, now),
          isNull(events.vanishedAt),
          visibleTo({ viewer: visitor, now }, events),
          or(eq(events.status, 'sold_out'), isOpen),
          sql`${waitingLists.toldPlaces} IS DISTINCT FROM ${placesNow}`,
        ),
      )
      .orderBy(asc(waitingLists.eventId))
      .limit(1)
      .for('update', { of: waitingLists, skipLocked: true })
    if (!list) return null
    const returned = Math.min(returnedPlaces(list), batch)
    const told = await tellOldest(inside, { ...list, count: returned, publicOrigin })
    const isAllTold = told < batch
    await tx
      .update(waitingLists)
      .set({ toldPlaces: isAllTold ? list.places : (list.told ?? 0) + told })
      .where(eq(waitingLists.eventId, list.eventId))
    return told
  })
}

/** How many places came back; a number that was not known before, or is not known any more, says nothing. */
function returnedPlaces({ told, places }: { told: number | null; places: number | null }): number {
  if (places === null) return told === 0 ? uncountedWave : 0
  return told === null ? 0 : Math.max(0, places - told)
}

async function tellOldest(
  scope: Scope,
  given: { eventId: number; count: number; publicOrigin: string },
): Promise<number> {
  const { eventId, count, publicOrigin } = given
  if (count === 0) return 0
  const entries = await scope.db
    .select()
    .from(presaleReminders)
    .where(isWaitingFor(eventId))
    .orderBy(asc(presaleReminders.confirmedAt), asc(presaleReminders.id))
    .limit(count)
    .for('update')
  if (entries.length === 0) return 0
  await scope.db
    .update(presaleReminders)
    .set({ sentAt: scope.now })
    .where(
      inArray(
        presaleReminders.id,
        entries.map(({ id }) => id),
      ),
    )
  for (const entry of entries) await mailReminder(scope, entry, 'returned', publicOrigin)
  return entries.length
}
