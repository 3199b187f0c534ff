import { expect, it } from 'vitest'
import {
  hallInput,
  hallInstant,
  hallInstants,
  hallStamp,
  readableInstant,
  recentInstant,
} from './hall-time.ts'

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
