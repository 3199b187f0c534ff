import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import {
  createHouse,
  createTestEvent,
  systemScope,
  updateTestEvents,
} from '../../../tests/support/factories.ts'

const database = useTestDatabase()
const start = new Date('2026-11-27T18:30:00Z')

/** The event's `sequence` after each of these successive changes. */
async function sequencesAfter(
  ...changes: Parameters<typeof updateTestEvents>[1][number]['columns'][]
): Promise<number[]> {
  const scope = systemScope(database.db)
  const id = await createTestEvent(scope, { dateStart: start })
  const sequences: number[] = []
  for (const columns of changes) {
    await updateTestEvents(scope, [{ id, columns }])
    const [row] = await database.db.select().from(events).where(eq(events.id, id))
    sequences.push(row?.sequence ?? -1)
  }
  return sequences
}

describe('The sequence number of an event in calendars', () => {
  test('is incremented by a new date or hall, and when the time becomes known', async () => {
    const { roomId } = await createHouse(systemScope(database.db))
    expect(
      await sequencesAfter(
        { dateStart: new Date('2026-11-28T18:30:00Z') },
        { roomId },
        { isTimeKnown: false },
        { roomId: null, dateStart: start },
      ),
    ).toEqual([1, 2, 3, 4])
  })

  test('is incremented when an event is cancelled or postponed, and when it is reinstated', async () => {
    expect(
      await sequencesAfter(
        { status: 'cancelled' },
        { status: 'postponed', previousDate: start },
        { status: null },
      ),
    ).toEqual([1, 2, 3])
  })

  test('is incremented when an event vanishes from the programme, and when it returns', async () => {
    expect(
      await sequencesAfter({ vanishedAt: new Date() }, { vanishedAt: new Date(0) }, { vanishedAt: null }),
    ).toEqual([1, 1, 2])
  })

  test('stays the same for changes of ticket sales, and for equal values', async () => {
    expect(
      await sequencesAfter(
        { status: 'few_tickets', priceMin: 2000, priceMax: 4000 },
        { status: 'sold_out' },
        { dateStart: start, roomId: null, isTimeKnown: true },
        { title: { de: 'Neu', en: 'New' } },
      ),
    ).toEqual([0, 0, 0, 0])
  })
})
