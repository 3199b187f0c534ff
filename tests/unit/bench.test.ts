import { expect, test } from 'vitest'
import { daysOf, readQuestions } from '../../bench/search/questions.ts'
import { openRandom } from '../../bench/random.ts'
import { formatTable, compareWithBar } from '../../bench/report.ts'
import { percentile, summarize } from '../../bench/measure.ts'

test('the median of an even number of values is the mean of the middle two', () => {
  expect(summarize([4, 1, 3, 2])).toMatchObject({ median: 2.5, worst: 4 })
})

test('high percentiles lie between the closest values', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(oneToHundred, 95)).toBeCloseTo(95.05)
  expect(percentile(oneToHundred, 99)).toBeCloseTo(99.01)
  expect(percentile(oneToHundred, 100)).toBe(100)
})

test('a series without values has only zeros', () => {
  expect(summarize([])).toEqual({ median: 0, p95: 0, p99: 0, worst: 0 })
})

test('the same seed returns the same queries', () => {
  const draw = () => {
    const random = openRandom(7)
    return [random.whole(1, 6), random.pick(['a', 'b', 'c']), random.next()]
  }
  expect(draw()).toEqual(draw())
  expect(() => openRandom(7).pick([])).toThrow(RangeError)
})

test('a table aligns text left and figures right, and reports whether bars are met', () => {
  const text = formatTable({
    title: 'Calls',
    rows: [
      { call: 'list', median: 12.345, bar: compareWithBar(12.345, 10) },
      { call: 'one', median: 1, bar: compareWithBar(1, 10) },
      { call: 'menu', median: 1.5 },
    ],
  })
  expect(text.split('\n')).toEqual([
    'Calls',
    '',
    'call  median  bar',
    '----  ------  -------------',
    'list    12.3  ≤ 10: NOT met',
    'one        1  ≤ 10: met',
    'menu    1.50',
    '',
  ])
})

test('every line of the quality set is a question, each of another text, language or group', () => {
  const keys = readQuestions().map(({ language, text, group }) => `${language} ${group} ${text}`)
  expect(keys.length).toBeGreaterThan(500)
  expect(new Set(keys).size).toBe(keys.length)
})

test.each([
  ['today', '2026-11-26', '2026-11-26'],
  ['tomorrow', '2026-11-27', '2026-11-27'],
  ['weekend', '2026-11-27', '2026-11-29'],
  ['this week', '2026-11-26', '2026-11-29'],
  ['next week', '2026-11-30', '2026-12-06'],
  ['weekday 5', '2026-11-27', '2026-11-27'],
  ['month 3', '2027-03-01', '2027-03-31'],
  ['day 01-01', '2027-01-01', '2027-01-01'],
  ['year 1932', '1932-01-01', '1932-12-31'],
])('on a Thursday in November, “%s” means %s to %s', (expression, from, to) => {
  expect(daysOf(expression, '2026-11-26')).toEqual([from, to])
})
