import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { callErrors } from '#i18n/lazy/call-errors.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createAuthor } from '../../tests/support/drafts.ts'
import { visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))
const { de, en } = callErrors

const description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ 'x-right': z.string().optional() }))),
})

/** All calls of the contract, with an address that has the form of one. */
async function listCalls() {
  const { paths } = description.parse(await (await anybody.request('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { 'x-right': right }]) => ({
      method: method.toUpperCase(),
      path,
      right,
      address: path
        .replace('{lang}', 'de')
        .replace('{slug}', 'page-1')
        .replace('{key}', 'f'.repeat(32))
        .replaceAll(/\{\w+\}/g, '1'),
    })),
  )
}

async function get(path: string, app = anybody) {
  const answer = await app.request(`http://localhost${path}`)
  return { status: answer.status, body: (await answer.json()) as unknown }
}

describe('A parameter that a call does not know', () => {
  test('is refused with the one that is probably meant', async () => {
    expect(await get('/api/events?gerne=3')).toEqual({
      status: 400,
      body: { gerne: [de.unknownParameter('genre'), en.unknownParameter('genre')] },
    })
    expect(await get('/en/api/search?query=Bach&quary=Bach')).toEqual({
      status: 400,
      body: { quary: [en.unknownParameter('query')] },
    })
    expect(await get('/api/genres/?glitter=1')).toEqual({
      status: 400,
      body: { glitter: [de.unknownParameter(null), en.unknownParameter(null)] },
    })
    for (const path of [
      '/de/feeds/stories.rss',
      '/de/pageeditor-api/page/a/b',
      '/de/pageeditor-api/redirect/a/b',
    ])
      expect(await get(`${path}?glitter=1`), path).toMatchObject({ status: 400, body: { glitter: [{}] } })
  })

  test('is ignored when other programs have added it', async () => {
    for (const added of ['utm_source=mail', 'fbclid=x', 'gclid=x', '_=1790000000', 'format=json'])
      expect((await get(`/api/genres?${added}`)).status, added).toBe(200)
    expect((await get('/api/genres?format=xml')).status).toBe(400)
  })

  test('is refused by every call, for those who may make it', async () => {
    const administrator = await createAuthor(database.db, 'Anna', 'administrator')
    const app = openApi(() => administrator)
    for (const { method, address, path } of await listCalls()) {
      // Calendars, files and stable addresses are beside the calls, and those of single things take what they get; clients
      // of reconciliation services add parameters of their own.
      if (/\/calendar\/|\/dumps\/\{file\}|^\/id\/|\/api\/reconcile/.test(path)) continue
      const answer = await app.request(`http://localhost${address}?glitter=1`, {
        method,
        headers: { 'X-CSRFToken': testCsrfToken },
      })
      const told = `${method} ${path}`
      expect(answer.status, told).toBe(400)
      expect(await answer.json(), told).toHaveProperty('glitter')
    }
  })
})

test('A parameter with one value is refused when it is given twice', async () => {
  const twice: [path: string, name: string, value: string][] = [
    ['/api/events', 'page', '1'],
    ['/api/events', 'date', '2026-11-21'],
    ['/api/events', 'price_max', '20'],
    ['/api/events', 'only_bookable', '1'],
    ['/api/events', 'query', 'Bach'],
    ['/api/articles', 'size', '3'],
    ['/api/calendar', 'date_to', '2026-11-30'],
    ['/de/pageeditor-api/page', 'version_id', '1'],
    ['/de/pageeditor-api/page/besuch', 'version_id', '1'],
    ['/de/api/search-content', 'page', '1'],
  ]
  for (const [path, name, value] of twice)
    expect((await get(`${path}?${name}=${value}&${name}=${value}`)).body, `${path} ${name}`).toHaveProperty(
      name,
    )
  // Of a list, any number may be given.
  expect((await get('/api/events?genre=1&genre=2')).status).toBe(200)
})

test('A parameter that is no text is named', async () => {
  for (const value of ['%ff', 'a%00b', '%ED%A0%80', '%'])
    expect(await get(`/de/api/search?year=1926&query=${value}`), value).toEqual({
      status: 400,
      body: { query: [de.errors.not_text] },
    })
  for (const path of ['/api/events/%ff', '/api/events?%ff=1', `/api/events?query=${'x'.repeat(5000)}`])
    expect(await get(path), path).toEqual({ status: 400, body: { detail: `${de.address} ${en.address}` } })
})

test('Who has no right to make a call is told so before anything of it is looked at', async () => {
  const author = await createAuthor(database.db, 'Anna', 'author')
  const app = openApi(() => author)
  const rights = new Set(['publish', 'manage_records', 'administer'])
  const forbidden = (await listCalls()).filter(({ right }) => right !== undefined && rights.has(right))
  expect(forbidden.length).toBeGreaterThan(100)
  for (const { method, address } of forbidden)
    for (const type of ['text/plain', 'application/json']) {
      const answer = await app.request(`http://localhost${address}?glitter=1`, {
        method,
        headers: { 'Content-Type': type, 'X-CSRFToken': testCsrfToken },
        ...(method !== 'GET' && { body: '["wrong"]' }),
      })
      expect([answer.status, await answer.json()], `${method} ${address}`).toEqual([
        403,
        { detail: de.forbidden },
      ])
    }
})
