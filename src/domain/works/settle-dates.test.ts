import { expect, test } from 'vitest'
import { settleComposed, settleLifeDates } from './settle-dates.ts'

const unknown = { born: null, died: null, born_year: null, died_year: null, are_dates_uncertain: false }

test('The years and whether they are uncertain follow from the dates', () => {
  const settled = settleLifeDates({ ...unknown, born: '1860-07-07', died: '../1911' }, unknown)
  expect(settled).toEqual({
    born: '1860-07-07',
    died: '../1911',
    born_year: 1860,
    died_year: 1911,
    are_dates_uncertain: true,
  })
  expect(settleLifeDates({ ...settled, born: null, died: null }, settled)).toEqual(unknown)
})

test('A program that knows years only has written the year', () => {
  const years = { ...unknown, born_year: 1160, are_dates_uncertain: true }
  expect(settleLifeDates(years, null)).toMatchObject({ born: '1160~', born_year: 1160 })
  const composed = { composed: '1893-05-24', year_composed: 1893 }
  expect(settleComposed({ ...composed, year_composed: 1894 }, composed)).toEqual({
    composed: '1894',
    year_composed: 1894,
  })
  expect(settleComposed(composed, composed)).toEqual(composed)
})
