import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeZone, localInstant, localInstants, localTime, startOfDay, zoneClock } from './zone-clock.ts'

const minute = 60_000
const day = 1440 * minute

/** Half hours, the southern hemisphere, west of Greenwich, no changes, midnights that are skipped or there twice, a skipped day. */
const zones = [
  'Europe/Berlin',
  'Europe/London',
  'Europe/Dublin',
  'Europe/Zurich',
  'Europe/Athens',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Pacific/Auckland',
  'Pacific/Apia',
  'America/New_York',
  'America/St_Johns',
  'America/Havana',
  'Asia/Tokyo',
  'Africa/Lagos',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
]

/** What the time zone database shows, in the form of `localTime`. */
function shownBy(timeZone: string): (instant: Date) => string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  return (instant) => format.format(instant).replace(' ', 'T')
}

/** The instants at which the clocks of a zone are changed, to the second. */
function changesOf(zone: string, from: number, to: number): number[] {
  const clock = zoneClock(zone)
  const found = []
  for (let after = from + 7 * day; after <= to; after += 7 * day) {
    let [low, high] = [after - 7 * day, after]
    if (clock(low) === clock(high)) continue
    while (high - low > 1000) {
      const middle = Math.floor((low + high) / 2000) * 1000
      if (clock(middle) === clock(low)) low = middle
      else high = middle
    }
    found.push(high)
  }
  return found
}

describe('A rule instead of the time zone database', () => {
  // Fails when the law, and with it the time zone database, changes.
  test('says the same as the database for each zone, in each month until 2100', () => {
    const ruled = Intl.supportedValuesOf('timeZone')
      .map(describeZone)
      .filter((zone) => zone.includes(' '))
    for (const zone of ruled) {
      const [rule, database] = [zoneClock(zone), zoneClock(zone.split(' ')[0] ?? '')]
      const months = Array.from({ length: 1300 }, (_, index) => Date.UTC(1996, 0) + index * 29 * day)
      const halfDays = Array.from({ length: 1460 }, (_, index) => Date.UTC(2026, 0) + (index * day) / 2)
      for (const at of [...months, ...halfDays])
        if (rule(at) !== database(at)) expect.fail(`${zone} ${new Date(at).toISOString()}`)
    }
    expect(ruled.filter((zone) => zone.includes('european')).length).toBeGreaterThan(30)
    expect(ruled.filter((zone) => zone.includes('constant')).length).toBeGreaterThan(80)
  })

  test('is that of the European Union where it holds, and none where the clocks follow another one', () => {
    expect(['Europe/Berlin', 'Europe/London', 'Europe/Athens', 'Asia/Kathmandu'].map(describeZone)).toEqual([
      'Europe/Berlin european 60',
      'Europe/London european 0',
      'Europe/Athens european 120',
      'Asia/Kathmandu constant 345',
    ])
    for (const zone of ['America/New_York', 'Australia/Lord_Howe', 'Europe/Moscow', 'Africa/Casablanca'])
      expect(describeZone(zone)).toBe(zone)
    expect(() => describeZone('Europe/Nowhere')).toThrow(RangeError)
  })

  test('leaves earlier and invalid times to the database', () => {
    const clock = zoneClock('Europe/Berlin european 60')
    expect(clock(Date.parse('1947-06-01T00:00:00Z'))).toBe(180 * minute)
    expect(clock(Date.parse('1890-06-01T00:00:00Z'))).toBe(53 * minute + 28_000)
    expect(clock(Date.parse('0050-06-01T00:00:00Z'))).toBe(53 * minute + 28_000)
    expect(() => clock(Number.NaN)).toThrow(RangeError)
  })
})

describe.each(zones)('In %s', (name) => {
  const clock = zoneClock(describeZone(name))
  const shown = shownBy(name)
  const changes = changesOf(name, Date.UTC(1880, 0), Date.UTC(2029, 0))
  const instants = fc
    .oneof(
      fc.integer({ min: Date.UTC(1850, 0), max: Date.UTC(2199, 0) }),
      ...(changes.length === 0
        ? []
        : [
            fc
              .tuple(fc.constantFrom(...changes), fc.integer({ min: -1600, max: 1600 }))
              .map(([change, minutes]) => change + minutes * minute),
          ]),
    )
    .map((instant) => new Date(instant))

  test('the clocks show what the time zone database says', () => {
    fc.assert(fc.property(instants, (instant) => localTime(clock, instant) === shown(instant)))
  })

  test('a local time is all instants at which the clocks show it, in their order', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        // Mean times ended within a minute, of which the clocks then skipped the beginning.
        const at = instant.getTime()
        const beginning = Math.floor((at + clock(at)) / minute) * minute - clock(at)
        fc.pre(clock(beginning) === clock(at))
        const local = localTime(clock, instant)
        const found = localInstants(clock, local)
        const near = found.filter((one) => one <= instant && instant.getTime() - one.getTime() < minute)
        expect(near).toHaveLength(1)
        expect(found.map((one) => shown(one))).toEqual(found.map(() => local))
        expect(found).toEqual(found.toSorted((one, other) => one.getTime() - other.getTime()))
        expect(localInstant(clock, local)).toEqual(found.at(-1))
      }),
    )
  })

  test('what the clocks skip is no instant, and is read as if they had not been changed', () => {
    for (const change of changes) {
      const skipped = clock(change) - clock(change - 1)
      if (skipped < minute) continue
      // A minute within the gap, as the clocks would have shown it.
      const middle = Math.floor((change + skipped / 2) / minute) * minute
      const local = new Date(middle + clock(change - 1)).toISOString().slice(0, 16)
      expect(localInstants(clock, local), local).toEqual([])
      const read = localInstant(clock, local)
      expect(read && localTime(clock, new Date(read.getTime() - skipped)) <= local, local).toBe(true)
      expect(read && read.getTime() + clock(change - 1), local).toBe(Date.parse(`${local}Z`))
    }
  })

  test('a day begins when the clocks show it first, and ends when the next one begins', () => {
    const days = new Set(
      changes.flatMap((change) =>
        [-1, 0, 1].map((later) => localTime(clock, new Date(change + later * day)).slice(0, 10)),
      ),
    )
    for (const one of [...days, '1850-05-01', '2027-02-28']) {
      const start = startOfDay(clock, one)
      const [before, at] = [new Date(start.getTime() - 1), start].map((instant) => shown(instant))
      expect(String(before).slice(0, 10) < one, `${one} begins at ${start.toISOString()}`).toBe(true)
      // A day that a country has skipped, such as 30 December 2011 in Samoa, begins with the next one.
      expect(String(at).slice(0, 10) >= one, `${one} begins at ${start.toISOString()}`).toBe(true)
    }
  })
})

describe('The days of a change', () => {
  test.each([
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Santiago', '2026-09-06', 23], // its midnight is skipped
    ['America/Santiago', '2026-04-04', 25],
    ['Asia/Beirut', '2026-03-29', 23],
    ['Africa/Cairo', '2026-04-24', 23],
    ['America/Havana', '2026-11-01', 25], // its midnight is there twice
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Asia/Tokyo', '2026-10-25', 24],
  ])('In %s the day %s has %d hours', (zone, one, hours) => {
    const clock = zoneClock(zone)
    const next = new Date(Date.parse(one) + day).toISOString().slice(0, 10)
    expect((startOfDay(clock, next).getTime() - startOfDay(clock, one).getTime()) / 3_600_000).toBe(hours)
  })
})
