import { describe, expect, test } from 'vitest'
import {
  daysOf,
  monthLater,
  readCalendarQuery,
  turned,
  weeksOf,
  writeCalendarQuery,
} from './calendar-query.ts'

const today = '2027-03-12'

describe('The address of the calendar', () => {
  test('says what is shown, and nothing of what is as usual', () => {
    const query = 'view=halls&date=2027-05-01&room=3&state=option&layers=release%2Crights'
    expect(writeCalendarQuery(readCalendarQuery(query, today), today)).toBe(query)
    expect(writeCalendarQuery(readCalendarQuery('', today), today)).toBe('')
  })

  test('is read as usual where it is wrong', () => {
    expect(readCalendarQuery('view=year&date=2027-02-30&room=x&state=gone&layers=none', today)).toEqual({
      view: 'month',
      day: today,
      room: null,
      series: null,
      state: null,
      layers: [],
    })
  })
})

describe('The days of the calendar', () => {
  test('are those of a month, in weeks from Monday to Sunday', () => {
    const days = daysOf({ view: 'month', day: '2026-08-31' }, 'monday')
    expect(days).toHaveLength(31)
    const weeks = weeksOf(days, 'monday')
    expect(weeks).toHaveLength(6)
    expect(weeks[0]).toEqual([null, null, null, null, null, '2026-08-01', '2026-08-02'])
    expect(weeks.at(-1)).toEqual(['2026-08-31', null, null, null, null, null, null])
  })

  test('are those of a week, also over the end of a year', () => {
    const days = daysOf({ view: 'week', day: '2027-01-01' }, 'monday')
    expect([days[0], days.at(-1)]).toEqual(['2026-12-28', '2027-01-03'])
  })

  test('begin on another weekday where the house says so', () => {
    const days = daysOf({ view: 'month', day: '2026-08-31' }, 'sunday')
    expect(weeksOf(days, 'sunday')[0]).toEqual([null, null, null, null, null, null, '2026-08-01'])
    expect(weeksOf(days, 'saturday')[0]?.[0]).toBe('2026-08-01')
    const week = (first: 'sunday' | 'saturday') => daysOf({ view: 'week', day: '2027-01-01' }, first)
    expect([week('sunday')[0], week('saturday').at(-1)]).toEqual(['2026-12-27', '2027-01-01'])
  })

  test('turn by a week or a month, to the last day of a shorter one', () => {
    expect(turned({ view: 'week', day: today }, 1)).toBe('2027-03-19')
    expect(turned({ view: 'month', day: '2027-01-31' }, 1)).toBe('2027-02-28')
    expect(monthLater('2027-01-15', -1)).toBe('2026-12-15')
  })
})
