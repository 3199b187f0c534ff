import { expect, test } from 'vitest'
import { z } from 'zod'
import { openApi } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { staffScope, visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const operation = z.object({ security: z.array(z.unknown()), responses: z.record(z.string(), z.unknown()) })
const description = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** All operations of the document, with an address that has the form of one, and whether anybody may read it. */
async function listOperations() {
  const app = openApi(() => visitorScope(database.db))
  const { paths } = description.parse(await (await app.request('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      address: path
        .replace('{lang}', 'de')
        .replace('{slug}', 'page-1')
        .replace('{key}', 'f'.repeat(32))
        .replace('{file}', `archive.${'0'.repeat(16)}.jsonl.gz`)
        .replace('{kind}', 'event')
        .replaceAll(/\{\w+\}/g, '1'),
      isPublic:
        (method === 'get' || path === '/api/reconcile') &&
        !path.includes('/pageeditor-api/') &&
        !('403' in responses),
    })),
  )
}

test('Of all operations, other origins may read the public ones, and no others', async () => {
  const app = openApi(() => visitorScope(database.db))
  const operations = await listOperations()
  expect(operations.filter(({ isPublic }) => isPublic).length).toBeGreaterThan(30)
  for (const { method, address, isPublic } of operations) {
    const told = `${method} ${address}`
    const { headers } = await app.request(`http://localhost${address}`, { method })
    expect(headers.get('Access-Control-Allow-Origin'), told).toBe(isPublic ? '*' : null)
    expect(headers.get('Cross-Origin-Resource-Policy'), told).toBe(isPublic ? 'cross-origin' : null)
    expect(headers.has('Access-Control-Allow-Credentials'), told).toBe(false)
    const asked = { 'Access-Control-Request-Method': method, Origin: 'https://city.example' }
    const before = await app.request(`http://localhost${address}`, { method: 'OPTIONS', headers: asked })
    expect(before.headers.get('Access-Control-Allow-Origin'), told).toBe(isPublic ? '*' : null)
    expect(before.status, told).toBe(isPublic ? 204 : before.status)
  }
})

test('Other origins may read nothing that was made for staff', async () => {
  const app = openApi(() => staffScope(database.db, 'editor'))
  for (const { method, address } of await listOperations())
    if (method === 'GET') {
      const { headers } = await app.request(`http://localhost${address}`)
      expect(headers.has('Access-Control-Allow-Origin'), address).toBe(false)
    }
})
