import { describe, expect, test } from 'vitest'
import { readQuestion } from '../read-question.ts'

/** A Friday. */
const today = '2026-11-20'
const understood = (text: string, language: 'de' | 'en' = 'de') =>
  readQuestion(text, { language, today }).understood

describe('A date', () => {
  test.each([
    ['heute', '2026-11-20', '2026-11-20'],
    ['heute Abend', '2026-11-20', '2026-11-20'],
    ['tonight', '2026-11-20', '2026-11-20'],
    ['morgen', '2026-11-21', '2026-11-21'],
    ['tomorrow', '2026-11-21', '2026-11-21'],
    ['übermorgen', '2026-11-22', '2026-11-22'],
    ['am Freitag', '2026-11-20', '2026-11-20'],
    ['nächsten Freitag', '2026-11-27', '2026-11-27'],
    ['Freitagabend', '2026-11-20', '2026-11-20'],
    ['on Sunday', '2026-11-22', '2026-11-22'],
    ['am Wochenende', '2026-11-21', '2026-11-22'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['nächstes Wochenende', '2026-11-28', '2026-11-29'],
    ['diese Woche', '2026-11-16', '2026-11-22'],
    ['nächste Woche', '2026-11-23', '2026-11-29'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['diesen Monat', '2026-11-01', '2026-11-30'],
    ['nächsten Monat', '2026-12-01', '2026-12-31'],
    ['next year', '2027-01-01', '2027-12-31'],
    ['Dezember', '2026-12-01', '2026-12-31'],
    ['im November', '2026-11-01', '2026-11-30'],
    ['im März', '2027-03-01', '2027-03-31'],
    ['im maerz', '2027-03-01', '2027-03-31'],
    ['in march', '2027-03-01', '2027-03-31'],
    ['März 1987', '1987-03-01', '1987-03-31'],
    ['February 2028', '2028-02-01', '2028-02-29'],
    ['Mai', '2027-05-01', '2027-05-31'],
    ['24.12.', '2026-12-24', '2026-12-24'],
    ['24.12', '2026-12-24', '2026-12-24'],
    ['19.11.', '2027-11-19', '2027-11-19'],
    ['24. Dezember', '2026-12-24', '2026-12-24'],
    ['Donnerstag, den 24.12.2026', '2026-12-24', '2026-12-24'],
    ['24.12.89', '1989-12-24', '1989-12-24'],
    ['24/12/2026', '2026-12-24', '2026-12-24'],
    ['2026-12-24', '2026-12-24', '2026-12-24'],
    ['December 24', '2026-12-24', '2026-12-24'],
    ['December 24th, 2027', '2027-12-24', '2027-12-24'],
    ['the 24th of December', '2026-12-24', '2026-12-24'],
    ['29. Februar', '2028-02-29', '2028-02-29'],
    ['24.–26. Dezember', '2026-12-24', '2026-12-26'],
    ['vom 24. bis 26. Dezember', '2026-12-24', '2026-12-26'],
    ['24.12.–26.12.', '2026-12-24', '2026-12-26'],
    ['von März bis Mai', '2027-03-01', '2027-05-31'],
    ['from March to May', '2027-03-01', '2027-05-31'],
    ['ab Dezember', '2026-12-01', '2199-12-31'],
    ['bis Sonntag', '2026-11-20', '2026-11-22'],
    ['seit 1989', '1989-01-01', '2026-11-20'],
    ['im Jahr 1989', '1989-01-01', '1989-12-31'],
    ['in 1989', '1989-01-01', '1989-12-31'],
    ['im Sommer', '2027-06-01', '2027-08-31'],
    ['im Winter', '2026-12-01', '2027-02-28'],
    ['in autumn', '2026-09-01', '2026-11-30'],
    ['an Weihnachten', '2026-12-24', '2026-12-26'],
    ['at Christmas', '2026-12-24', '2026-12-26'],
    ['an Silvester', '2026-12-31', '2026-12-31'],
    ['an Ostern', '2027-03-26', '2027-03-29'],
    ['am Karfreitag', '2027-03-26', '2027-03-26'],
    ['an Pfingsten 2026', '2026-05-24', '2026-05-25'],
    ['im Advent', '2026-11-29', '2026-12-24'],
  ])('is recognised in %s', (text, from, to) => {
    expect(understood(text)).toEqual([{ key: 'date', from, to, words: text }])
  })

  test.each([
    '1989',
    'Weihnachten',
    'Good Friday',
    'Silvester',
    'Winter',
    'Guten Morgen',
    'am Morgen',
    'morgens',
    'Mai-Konzert',
    'Sonntagskonzert',
    'So Do Mi',
    'Jan Lisiecki',
    'Billy May',
    'may',
    'August Everding',
    'Radetzky March',
    '31.2.',
    '5.1',
    '19.30 Uhr',
    'Nr. 5',
    'nach Weihnachten',
    'unter 24',
  ])('is not recognised in %s', (text) => {
    expect(understood(text)).toEqual([])
  })

  test('is recognised in the English names "May" and "March" only on the English page and with a capital letter', () => {
    expect(understood('May', 'en')).toHaveLength(1)
    expect(understood('concerts March', 'en')).toHaveLength(1)
    for (const text of ['may', 'Billy May', 'May Smith', 'March of the Women', 'Radetzky March'])
      expect(understood(text, 'en')).toEqual([])
    expect(understood('March', 'de')).toEqual([])
  })

  test('that includes today is the present one', () => {
    const sunday = readQuestion('am Wochenende', { language: 'de', today: '2026-11-22' })
    expect(sunday.understood).toMatchObject([{ from: '2026-11-21', to: '2026-11-22' }])
    const january = readQuestion('im Winter', { language: 'de', today: '2027-01-10' })
    expect(january.understood).toMatchObject([{ from: '2026-12-01', to: '2027-02-28' }])
  })
})
