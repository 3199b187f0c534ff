import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDateTime, readMoney, readWhole } from './read-values.ts'

describe('A date in a planning file', () => {
  test.each([
    ['18.3.2027', '2027-03-18', null],
    ['18.03.27', '2027-03-18', null],
    ['2027-03-18', '2027-03-18', null],
    ['18/03/2027', '2027-03-18', null],
    ['Do, 18.3.2027', '2027-03-18', null],
    ['Thu 18 March 2027', '2027-03-18', null],
    ['18. März 2027', '2027-03-18', null],
    ['March 18, 2027', '2027-03-18', null],
    ['18.3.2027 19:30', '2027-03-18', '19:30'],
    ['18.3.2027, 19.30 Uhr', '2027-03-18', '19:30'],
    ['18 March 2027 at 7:30 pm', '2027-03-18', '19:30'],
    ['2027-03-18T19:30:00', '2027-03-18', '19:30'],
    ['2027-03-18 19:30', '2027-03-18', '19:30'],
    ['46464', '2027-03-18', null],
    ['46464,8125', '2027-03-18', '19:30'],
    ['0.8125', null, '19:30'],
    ['19.30 Uhr', null, '19:30'],
  ])('%s is read', (text, day, time) => {
    expect(readDateTime(text)).toEqual({ day, time })
  })

  test.each([
    '',
    '31.2.2027',
    '3/18/2027',
    '18.13.2027',
    'bald',
    '2027',
    '18.3.',
    '18.3.2027 25:00',
    '99999999',
  ])('%j is none', (text) => {
    expect(readDateTime(text)).toBeNull()
  })

  test('is the same in all spellings', () => {
    const day = fc.date({
      min: new Date('1950-01-01T00:00:00Z'),
      max: new Date('2190-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(day, fc.nat({ max: 1439 }), (date, minutes) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', of = ''] = iso.split('-')
        const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
        const serial = (Date.parse(`${iso}T${time}:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000
        for (const text of [
          `${iso} ${time}`,
          `${Number(of)}.${Number(month)}.${year} ${time} Uhr`,
          `${of}/${month}/${year}, ${time}`,
          ...(Number.isInteger(serial) ? [] : [String(serial)]),
        ])
          expect(readDateTime(text), text).toEqual({ day: iso, time })
      }),
    )
  })
})

test('A price is an amount with or without cents and currency', () => {
  expect(
    ['25', '25,00 €', 'EUR 25.50', '1.250,00', '1,250.50', 'ab 12,-', '12,5', 'frei', '-3', '1.2.3'].map(
      readMoney,
    ),
  ).toEqual([2500, 2500, 2550, 125_000, 125_050, 1200, 1250, null, null, null])
})

test('A duration is a whole number', () => {
  expect(['90', "20'", '90 min', '15 Minuten', '90,0', '1,5', 'lang'].map(readWhole)).toEqual([
    90,
    20,
    90,
    15,
    90,
    null,
    null,
  ])
})
