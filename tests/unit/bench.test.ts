import { expect, test } from 'vitest'
import { findFonts, findImports, findModules, findStyleSheets } from '../../bench/first-view.ts'
import { openRandom } from '../../bench/random.ts'
import { formatTable, compareWithBar } from '../../bench/report.ts'
import { percentile, summarize } from '../../bench/statistics.ts'

test('the median of an even number of values is the mean of the middle two', () => {
  expect(summarize([4, 1, 3, 2])).toMatchObject({ count: 4, median: 2.5 })
})

test('high percentiles lie between the closest values', () => {
  const oneToHundred = Array.from({ length: 100 }, (_, index) => index + 1)
  expect(percentile(oneToHundred, 95)).toBeCloseTo(95.05)
  expect(percentile(oneToHundred, 99)).toBeCloseTo(99.01)
  expect(percentile(oneToHundred, 100)).toBe(100)
})

test('a series without values has only zeros', () => {
  expect(summarize([])).toEqual({ count: 0, median: 0, p95: 0, p99: 0, worst: 0 })
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
    columns: [
      { key: 'call', label: 'call', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      { call: 'list', median: 12.345, bar: compareWithBar(12.345, 10) },
      { call: 'one', median: 1, bar: compareWithBar(1, 10) },
      { call: 'menu', median: 1, bar: compareWithBar(1, undefined) },
    ],
  })
  expect(text.split('\n')).toEqual([
    'Calls',
    '',
    'call  median  bar',
    '----  ------  -------------',
    'list   12.35  ≤ 10: NOT met',
    'one     1.00  ≤ 10: met',
    'menu    1.00',
    '',
  ])
})

test('finds the style sheet, typefaces and modules of a page', () => {
  const html = `<link rel="preload" href="/assets/a.woff2" as="font"/><link rel="stylesheet" href="/assets/a.css"/>
    <link rel="preload" as="image" href="/figures/1.avif"/><script>inline()</script>
    <script type="module" src="/assets/start.js"></script>`
  expect(findStyleSheets(html)).toEqual(['/assets/a.css'])
  expect(findFonts(html)).toEqual(['/assets/a.woff2'])
  expect(findModules(html)).toEqual(['/assets/start.js'])
})

test('ignores the dynamic imports of a module', () => {
  expect(findImports('import{a}from"./a.js";import"./b.js";const c=()=>import("./c.js")')).toEqual([
    './a.js',
    './b.js',
  ])
})
