import { afterEach, describe, expect, test } from 'vitest'
import { listEventDays, listEvents } from '#domain/events/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { createTestEvent, systemScope, visitorScope } from '../../../tests/support/factories.ts'
import { makeEventCalendar } from './index.server.ts'

const database = useTestDatabase()
const ownZone = process.env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

/**
 * Instants whose date differs in other time zones, or on days that are not 24 hours long, with their day in the hall.
 */
const evenings: [instant: string, day: string][] = [
  ['1913-10-18T23:00:00.000Z', '1913-10-19'],
  ['1913-10-19T18:00:00.000Z', '1913-10-19'],
  ['2026-10-24T21:59:00.000Z', '2026-10-24'],
  ['2026-10-24T22:00:00.000Z', '2026-10-25'],
  ['2026-10-25T00:30:00.000Z', '2026-10-25'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25'],
  ['2026-10-25T22:59:00.000Z', '2026-10-25'],
  ['2026-12-31T22:59:00.000Z', '2026-12-31'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ['2027-03-27T23:00:00.000Z', '2027-03-28'],
  ['2027-03-28T00:59:00.000Z', '2027-03-28'],
  ['2027-03-28T01:00:00.000Z', '2027-03-28'],
  ['2027-03-28T21:59:00.000Z', '2027-03-28'],
]

describe('In any time zone of the server, events are on their day in the hall:', () => {
  for (const zone of ['America/Los_Angeles', 'Asia/Tokyo'])
    test(`in lists, calendars and files, from ${zone}`, async () => {
      process.env['TZ'] = zone
      const scope = visitorScope(database.db)
      const ids = new Map<string, number>()
      for (const [instant] of evenings.toReversed())
        ids.set(
          instant,
          await createTestEvent(systemScope(database.db), {
            dateStart: new Date(instant),
            durationMinutes: 60,
          }),
        )
      const whole = await listEvents(scope, { date: '1913-01-01' }, { pageSize: 100 })
      expect(whole.events.map((event) => event.date_start)).toEqual(evenings.map(([instant]) => instant))
      for (const day of new Set(evenings.map(([, date]) => date))) {
        const { events } = await listEvents(scope, { date: day, date_to: day })
        expect(events.map((event) => event.date_start)).toEqual(
          evenings.filter(([, date]) => date === day).map(([instant]) => instant),
        )
        expect(await listEventDays(scope, { date: day, dateTo: day })).toEqual([day])
      }
      for (const [instant] of evenings) {
        const request = { language: 'de' as const, origin: 'https://house.example' }
        const file = await makeEventCalendar(scope, ids.get(instant) ?? 0, request)
        expect(file?.text).toContain(`DTSTART:${instant.replace(/[-:]|\.000/g, '')}\r\n`)
      }
    })
})
