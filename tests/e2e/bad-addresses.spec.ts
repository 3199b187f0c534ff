// Covers: src/routing src/site/pages src/server/pipeline
import fc from 'fast-check'
import { routeIds, routeTable } from '../../src/routing/table.ts'
import { expect, test } from '../support/browser.ts'
import { isComplete } from '../support/sweep.ts'

/** Parameters that pages read from their query. */
const parameters = [
  'date',
  'date_to',
  'genre',
  'room',
  'access',
  'price_max',
  'query',
  'ordering',
  'page',
  'q',
  'category',
]

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
  fc.constantFrom(
    '%00',
    '%ff',
    '%',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    '2026-02-30',
    '..%2f..',
    'NaN',
  ),
  fc.constantFrom(
    "'%20or%201=1--",
    'x'.repeat(300),
    '%F0%9F%8E%BB',
    '%25',
    '%5C',
    '%3Cscript%3E',
    '1,2,x',
    '%0A',
  ),
)

test('No address causes a server error: the answer is a page, a redirect, or a message that says what is wrong', async ({
  request,
  baseURL,
}) => {
  const address = fc.record({
    language: fc.constantFrom('de', 'en', 'fr', ''),
    route: fc.constantFrom(...routeIds),
    segments: fc.array(hostile, { minLength: 3, maxLength: 3 }),
    query: fc.array(fc.tuple(fc.constantFrom(...parameters), hostile), { maxLength: 4 }),
    end: fc.constantFrom('', '/', '//', '.data'),
  })
  await fc.assert(
    fc.asyncProperty(address, async ({ language, route, segments, query, end }) => {
      let used = 0
      const path = routeTable[route][language === 'en' ? 'en' : 'de'].replace(
        /:\w+\??/g,
        () => segments[used++] ?? 'x',
      )
      const search = query.map(([name, value]) => `${name}=${value}`).join('&')
      const response = await request.get(`${baseURL}/${language}/${path}${end}?${search}`, {
        maxRedirects: 0,
      })
      expect([200, 202, 301, 302, 400, 404, 410], response.url()).toContain(response.status())
      expect(await response.text(), response.url()).not.toMatch(/node_modules|file:\/\/|\n\s+at \S+ \(/)
    }),
    { numRuns: isComplete ? 250 : 100, seed: 1913 },
  )
})
