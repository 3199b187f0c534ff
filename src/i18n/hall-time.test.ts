import { afterEach, expect, it, vi } from 'vitest'
import { hallDay, startOfHallDay } from './dates.ts'
import {
  hallInput,
  hallInstant,
  hallInstants,
  hallStamp,
  readableInstant,
  recentInstant,
} from './hall-time.ts'
import { defaultZone, hallZoneName, setHallZone, zoneOfDocument } from './hall-zone.ts'
import { halfOf } from './typed-times.ts'

afterEach(() => setHallZone(defaultZone))

it('A time in a form is in the hall’s time zone, in summer and in winter', () => {
  expect(hallInstant('2026-12-01T20:00')?.toISOString()).toBe('2026-12-01T19:00:00.000Z')
  expect(hallInstant('2026-07-01T20:00')?.toISOString()).toBe('2026-07-01T18:00:00.000Z')
})

it('A time near a clock change is in the hall’s time zone, too', () => {
  expect(hallInstant('2026-10-25T04:00')?.toISOString()).toBe('2026-10-25T03:00:00.000Z')
  expect(hallInstant('2026-03-29T03:30')?.toISOString()).toBe('2026-03-29T01:30:00.000Z')
})

it('The hour that the clocks skip is never, and the one that they show twice is two instants', () => {
  const instants = (local: string) => hallInstants(local).map((instant) => instant.toISOString())
  expect(instants('2027-03-28T02:30')).toEqual([])
  expect(instants('2027-03-28T03:00')).toEqual(['2027-03-28T01:00:00.000Z'])
  expect(instants('2027-10-31T02:30')).toEqual(['2027-10-31T00:30:00.000Z', '2027-10-31T01:30:00.000Z'])
  expect(instants('2027-10-31T03:00')).toEqual(['2027-10-31T02:00:00.000Z'])
  expect(instants('tomorrow')).toEqual([])
})

it('An invalid time is null, and a valid one is formatted as it was given', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T10:00', '2026-12-01']) expect(hallInstant(text)).toBeNull()
  expect(hallInput(hallInstant('2026-12-01T20:15')?.toISOString() ?? null)).toBe('2026-12-01T20:15')
  expect(hallInput(null)).toBe('')
})

it('An instant is shown in the hall’s time zone, as dates and times are written elsewhere on the site', () => {
  const instant = new Date('2026-12-01T08:00:00Z')
  expect(readableInstant(instant, 'de')).toBe('01.12.2026, 09.00')
  expect(readableInstant(instant, 'en')).toBe('01/12/2026, 9.00 am')
})

it('For other programs a time has the offset of the hall, in summer and in winter', () => {
  expect(hallStamp('2026-12-01T18:30:00.000Z')).toBe('2026-12-01T19:30:00+01:00')
  expect(hallStamp('2026-06-30T22:30:00.000Z')).toBe('2026-07-01T00:30:00+02:00')
})

it('A recent instant is named by today or yesterday in the hall', () => {
  const now = new Date('2026-11-21T23:30:00Z') // half past midnight in the hall
  const named = (instant: string) => [
    recentInstant(new Date(instant), now, 'de'),
    recentInstant(new Date(instant), now, 'en'),
  ]
  expect(named('2026-11-21T23:05:00Z')).toEqual(['heute, 00.05', 'today, 12.05 am'])
  expect(named('2026-11-21T16:40:00Z')).toEqual(['gestern, 17.40', 'yesterday, 5.40 pm'])
  expect(named('2026-11-20T16:40:00Z')).toEqual(['20.11.2026, 17.40', '20/11/2026, 5.40 pm'])
})

it('The offset of another zone can be west of Greenwich, or of half and quarter hours', () => {
  for (const [zone, stamp] of [
    ['America/New_York', '2026-12-01T13:30:00-05:00'],
    ['America/St_Johns', '2026-12-01T15:00:00-03:30'],
    ['Asia/Kolkata', '2026-12-02T00:00:00+05:30'],
    ['Asia/Kathmandu', '2026-12-02T00:15:00+05:45'],
    ['Europe/London', '2026-12-01T18:30:00+00:00'],
  ] as const) {
    setHallZone(zone)
    expect(hallStamp('2026-12-01T18:30:00.000Z')).toBe(stamp)
    expect(new Date(stamp).toISOString()).toBe('2026-12-01T18:30:00.000Z')
  }
})

it('A time of a local mean time is exact, and its offset is rounded to minutes for other programs', () => {
  const berlin = hallInstant('1890-06-01T20:00')?.toISOString() ?? ''
  expect([berlin, hallStamp(berlin)]).toEqual(['1890-06-01T19:06:32.000Z', '1890-06-01T20:00:00+00:53'])
  expect(startOfHallDay('1890-06-01').toISOString()).toBe('1890-05-31T23:06:32.000Z')
  setHallZone('America/New_York')
  expect(hallStamp(hallInstant('1880-06-01T20:00')?.toISOString() ?? '')).toBe('1880-06-01T20:00:00-04:56')
})

it('The first of two equal times is in summer time, also south of the equator and in Dublin', () => {
  for (const [zone, local] of [
    ['Europe/Berlin', '2026-10-25T02:30'],
    ['Europe/Dublin', '2026-10-25T01:30'],
    ['America/Santiago', '2026-04-04T23:30'],
    ['Australia/Lord_Howe', '2026-04-05T01:45'],
  ] as const) {
    setHallZone(zone)
    expect(hallInstants(local).map(halfOf), zone).toEqual(['summer', 'winter'])
  }
})

it('A document names the zone only if it is not the default, with the rule of its clocks', () => {
  expect([hallZoneName(), zoneOfDocument()]).toEqual(['Europe/Berlin', undefined])
  setHallZone('Europe/Zurich')
  expect([hallZoneName(), zoneOfDocument()]).toEqual(['Europe/Zurich', 'Europe/Zurich european 60'])
  setHallZone('America/New_York')
  expect(zoneOfDocument()).toBe('America/New_York')
  expect(hallDay('2026-11-22T03:30:00Z')).toBe('2026-11-21')
})

it('A browser reads the zone from its document', async () => {
  vi.resetModules()
  vi.stubGlobal('document', { documentElement: { dataset: { zone: 'Asia/Tokyo constant 540' } } })
  const { hallZoneName: nameInBrowser } = await import('./hall-zone.ts')
  expect(nameInBrowser()).toBe('Asia/Tokyo')
  vi.unstubAllGlobals()
  vi.resetModules() // tests of other files would go on with this zone
})
