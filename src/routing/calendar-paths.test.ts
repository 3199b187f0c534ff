import { expect, test } from 'vitest'
import { calendarFeedHref, calendarHref, programmeQuery } from './calendar-paths.ts'

test('An event has a calendar file in each language', () => {
  expect(calendarHref('de', { id: 12 })).toBe('/de/calendar/event-12.ics')
  expect(calendarHref('en', { id: 12 })).toBe('/en/calendar/event-12.ics')
})

test('A calendar accepts the filters of the programme, but no display options', () => {
  expect(calendarFeedHref('de')).toBe('/de/calendar/events.ics')
  expect(calendarFeedHref('en', '?page=3&from=1&genre=2&view=month&month=2026-12&ordering=-date_start')).toBe(
    '/en/calendar/events.ics?genre=2',
  )
})

test('Equal filters have the same address', () => {
  expect(programmeQuery('?room=1&query=&genre=3&genre=2')).toBe('?genre=3&genre=2&room=1')
  expect(programmeQuery('?genre=3&genre=2&room=1')).toBe('?genre=3&genre=2&room=1')
  expect(programmeQuery('?query=&page=2')).toBe('')
})
