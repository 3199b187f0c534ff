import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDayOf, readClock, readDateTime, readPrices, readWhole } from './read-values.ts'

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
    ['18.3.2027 | 19:30', '2027-03-18', '19:30'],
    ['Do 18.3.2027, 19:30–21:30 Uhr', '2027-03-18', '19:30'],
    ['18.3.2027 20', '2027-03-18', '20:00'],
  ])('%s is read', (text, day, time) => {
    expect(readDateTime(text)).toEqual({ day, time })
  })

  test.each([
    ['1842-12-07', '1842-12-07'],
    ['3/18/2027', '2027-03-18'],
    ['5/5/2028', '2028-05-05'],
  ])('%s is the only day that it can be', (text, day) => {
    expect(readDateTime(text)).toEqual({ day, time: null })
  })

  test('with slashes is read as staff have said, where it could be two days', () => {
    expect(readDateTime('5/6/2028')).toBe('ambiguous_date')
    expect(readDateTime('5/6/28', 'day')).toEqual({ day: '2028-06-05', time: null })
    expect(readDateTime('5/6/2028 19:30', 'month')).toEqual({ day: '2028-05-06', time: '19:30' })
    expect(readDateTime('18/3/2028', 'month')).toEqual({ day: '2028-03-18', time: null })
  })

  test.each([
    ['', 'date'],
    ['31.2.2027', 'no_such_day'],
    ['18.13.2027', 'no_such_day'],
    ['bald', 'date'],
    ['2027', 'date'],
    ['18.3.', 'no_year'],
    ['31.2.', 'no_such_day'],
    ['18.3.2027 25:00', 'time'],
    ['18.3.2027 24:00', 'time'],
    ['99999999', 'date'],
    ['18.3.2028 und 19.3.2028', 'several'],
    ['18./19.3.2028', 'several'],
    ['18.3.2028\n20.3.2028', 'several'],
    ['2028-03-18, 2028-03-19', 'several'],
  ] as const)('%j is none: %s', (text, reason) => {
    expect(readDateTime(text)).toBe(reason)
  })

  test('without a year is in the season, the month or the year that stands above it', () => {
    const read = (text: string, above: string) => readDateTime(text, null, firstDayOf(above))
    expect(read('Do 18.3.', 'Dispo Saison 2027/28, Stand 12.11.2026')).toEqual({
      day: '2028-03-18',
      time: null,
    })
    expect(read('Sa, 4. Sept., 19.30 Uhr', 'Spielzeit 27-28')).toEqual({ day: '2027-09-04', time: '19:30' })
    expect(read('Mo 13.12.', '2027/28')).toEqual({ day: '2027-12-13', time: null })
    expect(read('18.3. 20 Uhr', 'März 2028')).toEqual({ day: '2028-03-18', time: '20:00' })
    expect(read('18.3.', 'Stand 12.11.2026')).toBe('no_year')
    expect(read('29.2.', '2026/27')).toEqual({ day: '2028-02-29', time: null })
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
          expect(readDateTime(text, 'day'), text).toEqual({ day: iso, time })
      }),
    )
  })
})

test('A column of times has hours, times, their ends, or several of them', () => {
  expect(
    [
      '19:30',
      '19.30 Uhr',
      '20',
      '1930',
      '19,30',
      '7.30 pm',
      '0.8125',
      '19:30–21:30',
      '19–21 Uhr',
      'ca. 20 Uhr',
    ]
      .map((text) => readClock(text))
      .map((read) => (typeof read === 'string' ? read : read.time)),
  ).toEqual('19:30 19:30 20:00 19:30 19:30 19:30 19:30 19:30 19:00 20:00'.split(' '))
  expect(['15 und 19 Uhr', '11:00 / 15:00'].map(readClock)).toEqual(['several', 'several'])
  expect(['24:00', 'abends', '99'].map(readClock)).toEqual(['time', 'time', 'time'])
})

describe('Prices', () => {
  const read = (cell: string) => readPrices(cell, 'EUR')
  const withoutCurrency = (cell: string) => {
    const prices = read(cell)
    return prices === null || prices === 'free' ? prices : { from: prices.from, to: prices.to }
  }

  test('are one amount, a range, a list, or none at all', () => {
    const one = (cents: number) => ({ from: cents, to: cents })
    expect(
      ['25', '25,00 €', 'EUR 25.50', '1.250,00', '1,250.50', 'ab 12,-', 'ab 25,- €', '12,5'].map(
        withoutCurrency,
      ),
    ).toEqual([2500, 2500, 2550, 125_000, 125_050, 1200, 2500, 1250].map(one))
    expect(['15/25/40 €', '25 – 89 €', '40 € bis 15 €'].map(withoutCurrency)).toEqual([
      { from: 1500, to: 4000 },
      { from: 2500, to: 8900 },
      { from: 1500, to: 4000 },
    ])
    expect(['25 € (erm. 15 €)', '25 €, erm. 15', 'AK 25 / VVK 15', '15–25 €'].map(withoutCurrency)).toEqual(
      Array.from({ length: 4 }, () => ({ from: 1500, to: 2500 })),
    )
    expect(['kostenlos', 'Eintritt frei', 'free admission'].map(read)).toEqual(['free', 'free', 'free'])
    expect(['frei?', '-3', '1.2.3', '15/?', ''].map(read)).toEqual([null, null, null, null, null])
  })

  test.each([
    ['25/40/60 CHF', 'CHF', 2500, 6000],
    ['ab Fr. 25.–', 'CHF', 2500, 2500],
    ["Fr. 1'250.50", 'CHF', 125_050, 125_050],
    ['£12.50', 'GBP', 1250, 1250],
    ['£12.50 – £40', 'GBP', 1250, 4000],
    ['290 Kč', 'CZK', 29_000, 29_000],
    ['DKK 150', 'DKK', 15_000, 15_000],
    ['150 kr.', 'DKK', 15_000, 15_000],
    ['€25 to €89', 'EUR', 2500, 8900],
    ['25 Franken', 'CHF', 2500, 2500],
  ] as const)('have the currency of their sign, code or word: %s', (cell, currency, from, to) => {
    expect(readPrices(cell, currency), 'in a house with it').toEqual({ from, to, currency })
    if (!cell.includes('kr'))
      expect(readPrices(cell, 'PLN'), 'in a house with another').toEqual({ from, to, currency })
  })

  test('of several currencies in one cell are not read', () => {
    expect(readPrices('25 € / 28 CHF', 'EUR')).toBeNull()
    expect(readPrices('£20 / 28 CHF', 'EUR')).toBeNull()
  })

  test('without a currency name none', () => {
    expect(readPrices('25/40', 'CHF')).toEqual({ from: 2500, to: 4000, currency: null })
  })
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
