import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { events } from '#db/schema/index.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createHouse, createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { updateImportedEvents, type ImportedColumns } from './import-events.server.ts'

const database = useTestDatabase()
const start = new Date('2026-11-27T18:30:00Z')

/** The event's `sequence` after each of these successive changes. */
async function sequencesAfter(...changes: Partial<ImportedColumns>[]): Promise<number[]> {
  const scope = systemScope(database.db)
  const id = await createTestEvent(scope, { dateStart: start })
  const sequences: number[] = []
  for (const columns of changes) {
    await updateImportedEvents(scope, [{ id, columns }])
    const [row] = await database.db.select().from(events).where(eq(events.id, id))
    sequences.push(row?.sequence ?? -1)
  }
  return sequences
}

describe('The number by which calendars notice a change', () => {
  test('goes up with a new date, with another hall, and when the time becomes known', async () => {
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

  test('goes up when an event is cancelled or postponed, and when it is on again', async () => {
    expect(
      await sequencesAfter(
        { status: 'cancelled' },
        { status: 'postponed', previousDate: start },
        { status: null },
      ),
    ).toEqual([1, 2, 3])
  })

  test('goes up when an event is gone from the programme, and when it is back', async () => {
    expect(
      await sequencesAfter({ vanishedAt: new Date() }, { vanishedAt: new Date(0) }, { vanishedAt: null }),
    ).toEqual([1, 1, 2])
  })

  test('stays with what only ticket sales are about, and with what is the same as before', async () => {
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
