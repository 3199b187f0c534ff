import { eq } from 'drizzle-orm'
import type { EventDetail } from '#contracts/events.ts'
import { rooms, venues } from '#db/schema/index.ts'
import { addCacheTags } from '../cache-tags.ts'
import type { Scope } from '../scope.ts'

/** The hall with this id; null when there is none. */
export async function findRoom(scope: Scope, id: number): Promise<EventDetail['room']> {
  addCacheTags(scope, 'record')
  const [row] = await scope.db
    .select({ room: rooms, venue: venues })
    .from(rooms)
    .innerJoin(venues, eq(venues.id, rooms.venueId))
    .where(eq(rooms.id, id))
  if (!row) return null
  const { room, venue } = row
  return { id, name: room.name, seats: room.seats, venue: { name: venue.name, address: venue.address } }
}
