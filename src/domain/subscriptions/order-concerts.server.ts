import { inArray } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The concerts of a subscription in the order of time, as visitors and staff see them. */
export async function orderConcerts({ db }: Scope, ids: readonly number[]): Promise<number[]> {
  if (ids.length < 2) return [...ids]
  const rows = await db
    .select({ id: events.id, at: events.dateStart })
    .from(events)
    .where(inArray(events.id, [...ids]))
  const times = new Map(rows.map(({ id, at }) => [id, at?.getTime() ?? Infinity]))
  const timeOf = (id: number) => times.get(id) ?? Infinity
  return ids.toSorted((one, other) => (timeOf(one) === timeOf(other) ? 0 : timeOf(one) - timeOf(other)))
}
