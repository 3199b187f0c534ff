import ICAL from 'ical.js'
import { afterEach, describe, expect, test } from 'vitest'
import { joinLines } from './content-lines.ts'
import { timeLine, zoneLines } from './hall-times.ts'

const ownZone = process.env['TZ']
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ']
  else process.env['TZ'] = ownZone
})

/** What a calendar that knows no time zones by itself takes an instant for, from the file alone. */
function readBack(instant: Date): Date {
  const text = joinLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Test//EN',
    ...zoneLines(instant),
    'BEGIN:VEVENT',
    'UID:1',
    timeLine('DTSTART', instant),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
  ICAL.TimezoneService.reset()
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  const event = calendar.getFirstSubcomponent('vevent')
  if (!event) throw new Error('There is no event in the file.')
  return new ICAL.Event(event).startDate.toJSDate()
}

const instants: Record<string, string> = {
  'an evening in winter': '2026-11-27T18:30:00Z',
  'an evening in summer': '2027-07-02T18:00:00Z',
  'the last minute before the clocks go forward': '2027-03-28T00:59:00Z',
  'the first minute after the clocks went forward': '2027-03-28T01:00:00Z',
  'the hour that is there twice, for the first time': '2026-10-25T00:30:00Z',
  'the hour that is there twice, for the second time': '2026-10-25T01:30:00Z',
  'midnight at New Year': '2026-12-31T23:00:00Z',
  'the last minute of the year': '2026-12-31T22:59:00Z',
  'the opening of the house': '1913-10-19T18:00:00Z',
  'a summer of the First World War': '1917-07-01T18:00:00Z',
  'double summer time': '1945-06-15T17:00:00Z',
  'a summer without summer time': '1965-07-01T18:00:00Z',
  'the first summer time after that': '1980-07-01T18:00:00Z',
  'a September evening when summer time still ended in that month': '1990-10-10T18:00:00Z',
  'the autumn in which the rule of today began': '1996-10-10T18:00:00Z',
}

describe('Calendars read the same instant, wherever the server stands:', () => {
  for (const zone of ['America/Los_Angeles', 'Asia/Tokyo', 'Europe/Berlin'])
    for (const [name, instant] of Object.entries(instants))
      test(`${name}, from ${zone}`, () => {
        process.env['TZ'] = zone
        expect(readBack(new Date(instant)).toISOString()).toBe(new Date(instant).toISOString())
      })
})

test('Times are written as the clock in the hall shows them', () => {
  expect(timeLine('DTSTART', new Date('2026-11-27T18:30:00Z'))).toBe(
    'DTSTART;TZID=Europe/Berlin:20261127T193000',
  )
  expect(timeLine('DTSTART', new Date('1913-10-19T18:00:00Z'))).toBe(
    'DTSTART;TZID=Europe/Berlin:19131019T190000',
  )
  expect(timeLine('DTSTART', new Date('2026-10-25T01:30:00Z'))).toBe('DTSTART:20261025T013000Z')
})

test('Coming times need the rule alone', () => {
  expect(zoneLines(new Date('2026-11-27T18:30:00Z')).filter((line) => line.startsWith('BEGIN:'))).toEqual([
    'BEGIN:VTIMEZONE',
    'BEGIN:DAYLIGHT',
    'BEGIN:STANDARD',
  ])
})
