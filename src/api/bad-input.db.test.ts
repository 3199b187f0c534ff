import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createTestEvent, systemScope, visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const api = openApi(() => visitorScope(database.db))

type Operation = { path: string; query: string[] }

/** Every reading operation of the contract, with the names of its query parameters. */
async function listOperations(): Promise<Operation[]> {
  const document = (await (await api.request('/api/openapi.json')).json()) as {
    paths: Record<string, { get?: { parameters?: { name: string; in: string }[] } }>
  }
  return Object.entries(document.paths).flatMap(([path, { get }]) => {
    if (!get) return []
    const parameters = get.parameters ?? []
    return { path, query: parameters.filter((one) => one.in === 'query').map(({ name }) => name) }
  })
}

/** Values that people, crawlers and attackers put into addresses: already encoded, or raw bytes that are not UTF-8. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }).map((text) => {
    try {
      return encodeURIComponent(text)
    } catch {
      return '%ED%A0%80' // a lone surrogate
    }
  }),
  fc.constantFrom(
    '%00',
    '%ff',
    '%C0%80',
    '%',
    '%u0041',
    '..%2f..%2fetc',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'NaN',
    'null',
    '2026-02-30',
    '0000-00-00',
    '9999-12-31',
    '1913-10-19',
    '2026-13-01T00:00',
    "'%20or%201=1--",
    '%F0%9F%8E%BB',
    '1,2,3',
    '1,,',
    'x'.repeat(300),
    '%25',
    '%5C',
    '_',
    '%3Cscript%3E',
    'a%0Ab',
    '１',
    'true',
    '[]',
    '{}',
    '%E2%80%AE',
  ),
  fc.integer().map(String),
)

test('No input makes a call fail: the answer is a result, or says what is wrong', async () => {
  await createTestEvent(systemScope(database.db))
  const operations = await listOperations()
  expect(operations.length).toBeGreaterThan(15)
  const request = fc.record({
    operation: fc.constantFrom(...operations),
    segments: fc.array(hostile, { minLength: 3, maxLength: 3 }),
    isLanguageRight: fc.boolean(),
    values: fc.array(fc.tuple(fc.nat(20), hostile), { maxLength: 4 }),
    isSlashed: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ operation, segments, isLanguageRight, values, isSlashed }) => {
      let used = 0
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
        name === 'lang' && isLanguageRight ? 'de' : (segments[used++] ?? '') || 'x',
      )
      const query = values.map(
        ([index, value]) => `${operation.query[index % operation.query.length] ?? 'other'}=${value}`,
      )
      const address = `${path}${isSlashed ? '/' : ''}${query.length > 0 ? `?${query.join('&')}` : ''}`
      const response = await api.request(`http://localhost${address}`)
      expect([200, 400, 401, 404], address).toContain(response.status)
      const text = await response.text()
      const isFile = response.headers.get('content-type')?.startsWith('text/calendar') ?? false
      const body: unknown = isFile ? text : JSON.parse(text)
      if (isFile) expect(response.status, address).toBe(200)
      if (response.status === 400) expect(Object.keys(Object(body)).length, address).toBeGreaterThan(0)
      expect(JSON.stringify(body)).not.toMatch(/node_modules|\bat .*:\d+:\d+/)
    }),
    { numRuns: 600, seed: 1913 },
  )
})
