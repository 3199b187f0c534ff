import { shopMessages, type StoredEventStatus } from '#db/schema/index.ts'
import { requireRight } from '../../policy.ts'
import { changeImported, storeOfKind, type RecordStores } from '../../records/index.server.ts'
import { notePlacesLeft } from '../../reminders/index.server.ts'
import type { Scope } from '../../scope.ts'
import { findImportedEvents, isTakenOver } from '../imported-events.server.ts'

/** What the shop reports of an event, in the words of its feed; what is missing it does not say. */
type Availability = {
  id: string
  status?: 'on_sale' | 'few_tickets' | 'sold_out' | undefined
  places_left?: number | undefined
}

/** The states between which the sale alone decides. */
const states: readonly (StoredEventStatus | null)[] = [null, 'few_tickets', 'sold_out']

/**
 * Writes what the shop has reported, as the next reading of its feed would: the state of the sale unless staff have taken it over or
 * the event does not take place as planned, and the places left for the waiting list. A message whose id was accepted before
 * changes nothing.
 */
export async function reportAvailability(
  scope: Scope,
  stores: RecordStores,
  message: { id: string; events: readonly Availability[] },
): Promise<{ updated: number; unknown: string[] }> {
  requireRight(scope.viewer, 'manage_records')
  const reported = new Map(message.events.map((one) => [one.id.replace(':', '-'), one]))
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const accepted = await tx
      .insert(shopMessages)
      .values({ id: message.id, receivedAt: scope.now })
      .onConflictDoNothing()
      .returning()
    if (accepted.length === 0) return { updated: 0, unknown: [] }
    const stored = await findImportedEvents(inside, stores, [...reported.keys()])
    const changes = [...reported].flatMap(([id, { status }]) => {
      const event = stored.get(id)
      if (!event || status === undefined || event.values.vanished_at) return []
      const { status: before = null } = event.values
      const wanted = status === 'on_sale' ? null : status
      const isFree = states.includes(before) && !isTakenOver(event.values, 'status')
      return isFree && before !== wanted ? [{ id: event.id, changes: { status: wanted } }] : []
    })
    // What else of the event breaks a rule is no matter of the sale.
    await changeImported(inside, storeOfKind(stores, 'event'), changes, { tellBroken: () => {} })
    await notePlacesLeft(
      inside,
      [...reported].flatMap(([id, { status, places_left: left }]) => {
        const event = stored.get(id)
        const places = status === 'sold_out' ? 0 : left
        return event && places !== undefined ? [{ eventId: event.id, placesLeft: places }] : []
      }),
    )
    return { updated: changes.length, unknown: [...reported.keys()].filter((id) => !stored.has(id)) }
  })
}
