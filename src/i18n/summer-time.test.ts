import { describe, expect, test } from 'vitest'
import { hallTimeZone } from './dates.ts'
import { hoursAhead } from './summer-time.ts'

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: hallTimeZone, timeZoneName: 'longOffset' })

/** The offset according to the time zone database: "GMT+01:00". */
function hoursByDatabase(instant: number): number {
  const name = clock.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return Number(name.slice(4, 6))
}

describe('The hours that the hall is ahead of UTC', () => {
  // Fails when the law, and with it the time zone database, changes.
  test('are those of the time zone database, around each change of the clock and in between, until 2100', () => {
    for (let year = 1996; year <= 2100; year++) {
      const days = [0, 30, 59, 140, 200, 270, 320, 364].map((day) => Date.UTC(year, 0, 1 + day))
      const changes = [2, 9].flatMap((month) =>
        Array.from({ length: 9 }, (_, index) => Date.UTC(year, month, 24 + index, 1)).flatMap((instant) => [
          instant - 1,
          instant,
        ]),
      )
      for (const instant of [...days, ...changes])
        expect(hoursAhead(instant), new Date(instant).toISOString()).toBe(hoursByDatabase(instant))
    }
  })

  test('are left to the database before the rule began, and for an invalid instant', () => {
    expect(hoursAhead(Date.UTC(1995, 11, 31, 23, 59))).toBeNull()
    expect(hoursAhead(Date.parse('1913-10-19T19:00:00Z'))).toBeNull()
    expect(hoursAhead(Number.NaN)).toBeNull()
  })
})
