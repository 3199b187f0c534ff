import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from './languages.ts'
import {
  boundsOf,
  dateBeside,
  isCertainDate,
  isUncertainDate,
  readUncertainDate,
  sortDayOf,
  uncertainDateText,
} from './uncertain-dates.ts'

describe('Words for dates', () => {
  test.each([
    ['1921', '1921', '1921'],
    ['0950~', 'um 950', 'about 950'],
    ['0005', '0005', '0005'],
    ['1921-05', 'Mai 1921', 'May 1921'],
    ['1921-05-03', '3. Mai 1921', '3 May 1921'],
    ['1921?', 'vermutlich 1921', 'probably 1921'],
    ['1921-05%', 'vermutlich um Mai 1921', 'probably about May 1921'],
    ['192X', '1920er-Jahre', '1920s'],
    ['19XX', '20. Jahrhundert', '20th century'],
    ['../1921-05-03', 'vor dem 3. Mai 1921', 'before 3 May 1921'],
    ['1921/..', 'nach 1921', 'after 1921'],
    ['1921/1923', 'zwischen 1921 und 1923', 'between 1921 and 1923'],
  ])('of %s are "%s" and "%s"', (edtf, german, english) => {
    expect(uncertainDateText(edtf, 'de')).toBe(german)
    expect(uncertainDateText(edtf, 'en')).toBe(english)
  })

  test.each([
    ['ca. 1921', '1921~'],
    ['circa 1921', '1921~'],
    ['um 1678', '1678~'],
    ['3.5.1921', '1921-05-03'],
    ['03/05/1921', '1921-05-03'],
    ['May 3, 1921', '1921-05-03'],
    ['3 May 1921', '1921-05-03'],
    ['Sept. 1921', '1921-09'],
    ['1921 (?)', '1921?'],
    ['wohl um 1921', '1921%'],
    ['1920er', '192X'],
    ['1920er Jahre', '192X'],
    ['the 1920s', '192X'],
    ['18. Jh.', '17XX'],
    ['1921–1923', '1921/1923'],
    ['1921-1923', '1921/1923'],
    ['bis 1921', '../1921'],
    ['seit Mai 1921', '1921-05/..'],
    ['  zwischen   1921 und 1923 ', '1921/1923'],
  ])('such as "%s" are understood', (typed, edtf) => expect(readUncertainDate(typed)).toBe(edtf))

  test.each([
    '',
    'gestern',
    '1921-13',
    '31.2.1921',
    '30.02.1921',
    '12345',
    '99',
    '2200',
    '1923/1921',
    '1921/1921',
    '../..',
    '1921~~',
    'vor den 1920er-Jahren',
    '3 Mai 4 1921',
    '1921\u0000',
  ])('such as "%s" are refused', (typed) => expect(readUncertainDate(typed)).toBeNull())
})

const day = fc
  .date({ min: new Date('0001-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const plain = fc.tuple(day, fc.constantFrom(4, 7, 10)).map(([text, length]) => text.slice(0, length))
const round = day.map((text) => text.slice(0, 3) + 'X')
const dates = fc
  .oneof(
    fc.tuple(fc.oneof(plain, round), fc.constantFrom('', '~', '?', '%')).map((parts) => parts.join('')),
    fc.tuple(plain, plain).map((ends) => ends.toSorted().join('/')),
    plain.map((end) => `../${end}`),
    plain.map((end) => `${end}/..`),
  )
  .filter(isUncertainDate)

describe('Every date', () => {
  test('is the same after it was printed and read, in both languages', () => {
    fc.assert(
      fc.property(dates, fc.constantFrom(...languages), (edtf, language) => {
        expect(readUncertainDate(uncertainDateText(edtf, language))).toBe(edtf)
        expect(readUncertainDate(edtf)).toBe(edtf)
      }),
    )
  })

  test('has bounds that contain its parts, and a day by which it is sorted', () => {
    fc.assert(
      fc.property(dates, (edtf) => {
        const { first = null, last = null } = boundsOf(edtf) ?? {}
        expect(first ?? '0').toSatisfy((from: string) => from <= (last ?? '9'))
        for (const part of edtf.match(/\d{4}-\d\d-\d\d/g) ?? []) {
          expect((first ?? '0') <= part).toBe(true)
          expect(part <= (last ?? '9')).toBe(true)
        }
        expect((first ?? '0') <= (sortDayOf(edtf) ?? '')).toBe(true)
      }),
    )
  })
})

test('A date beside a year counts as long as both agree', () => {
  expect(dateBeside('1921-05-03', 1921)).toBe('1921-05-03')
  expect(dateBeside('1921-05-03', 1922)).toBe('1922')
  expect(dateBeside(null, 1921, { isUncertain: true })).toBe('1921~')
  expect(dateBeside(null, null)).toBeNull()
})

test('Only years, months and days without a mark are certain', () => {
  expect(['1921', '1921-05', '1921-05-03', '1921~', '192X', '1921/1923'].map(isCertainDate)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})
