import { expect, test } from 'vitest'
import { settleDate } from './settle-date.ts'

const known = {
  date_start: '1921-05-03T18:00:00.000Z',
  date_end: '1921-05-03T20:00:00.000Z',
  doors_open: null,
  is_time_known: true,
  uncertain_date: null,
}

test('An event of an uncertain date begins on the first day that is possible, at an unknown time', () => {
  expect(settleDate({ ...known, uncertain_date: '1920/1923' }, known)).toMatchObject({
    uncertain_date: '1920/1923',
    date_start: '1919-12-31T23:00:00.000Z',
    date_end: null,
    is_time_known: false,
  })
  expect(settleDate({ ...known, uncertain_date: '../1921-05' }, known)).toMatchObject({
    date_start: '1921-04-30T23:00:00.000Z',
  })
})

test('A certain day is no uncertain date', () => {
  expect(settleDate({ ...known, uncertain_date: '1921-05-04' }, known)).toMatchObject({
    uncertain_date: null,
    date_start: '1921-05-03T23:00:00.000Z',
  })
})

test('Another beginning ends the uncertain date', () => {
  const uncertain = { ...known, uncertain_date: '1921-05', date_start: '1921-04-30T23:00:00.000Z' }
  expect(settleDate(uncertain, uncertain)).toEqual({})
  expect(settleDate({ ...uncertain, date_start: known.date_start }, uncertain)).toEqual({
    uncertain_date: null,
  })
})

test('The hour that an archive gives an event whose day is unknown stays', () => {
  const imported = { ...known, date_start: '1921-05-01T11:00:00.000Z', is_time_known: false }
  expect(settleDate({ ...imported, uncertain_date: '1921-05' }, null)).not.toHaveProperty('date_start')
})
