import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { createApp } from '#server/app.ts'
import { paramsOf } from '#server/page-cache/params-of.ts'
import { openCachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'

const origin = 'https://hall.example'
const html = { Accept: 'text/html' }
type Asked = { method?: string; body?: string; headers?: Record<string, string> }
let database: Database
let changes: ChangeFeed
let app: ReturnType<typeof createApp>
let now: number

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
})
beforeEach(() => {
  now = Date.parse('2026-11-23T10:00:00Z')
  app = createApp({
    database,
    changes,
    ...buildServices({
      publicOrigin: origin,
      proxies: 1,
      clock: () => new Date(now),
    }),
  })
})
afterAll(async () => {
  await changes.close()
  await database.close()
})

async function ask(path: string, address: string, init: Asked = {}) {
  const headers = { Origin: origin, 'X-Forwarded-For': address, ...init.headers }
  return app.request(`${origin}${path}`, { ...init, headers })
}

/** Repeats a request until it is refused, and returns the refusal with the number of answers before it. */
async function askUntilRefused(path: string, address: string, init?: Asked) {
  for (let answers = 0; answers < 500; answers++) {
    const response = await ask(path, address, init)
    if (response.status === 429) return { answers, response }
    expect(response.status).toBeLessThan(500)
  }
  throw new Error(`${path} was never refused`)
}

describe('A network that sends too many requests', () => {
  test('gets a readable page in both languages instead of a search, and the next result a little later', async () => {
    const path = '/en/search?q=bach'
    const { answers, response } = await askUntilRefused(path, '192.0.2.1', { headers: html })
    expect(answers).toBe(30)
    expect(response.headers.get('retry-after')).toBe('1')
    const page = await response.text()
    expect(page).toMatch(/<html lang="en">[^]*Too many requests[^]*<p lang="de">[^]*Zu viele Anfragen/)
    now += 1000
    expect((await ask(path, '192.0.2.1', { headers: html })).status).toBe(200)
  })

  test('is refused calls with the messages of the catalogue, in the languages of the call', async () => {
    const { response } = await askUntilRefused('/api/genres', '192.0.2.2')
    expect(Number(response.headers.get('retry-after'))).toBe(1)
    expect(await response.json()).toEqual({
      detail: expect.stringMatching(/Zu viele Anfragen.*Too many requests/),
    })
    const german = await ask('/de/pageeditor-api/nav', '192.0.2.2')
    expect(await german.json()).toEqual({
      detail: 'Zu viele Anfragen in kurzer Zeit. Bitte warten Sie einen Moment.',
    })
  })

  test('is refused forms', async () => {
    const form = { method: 'POST', body: JSON.stringify({}), headers: { 'Content-Type': 'application/json' } }
    const { answers } = await askUntilRefused('/de/api/presale-reminders', '192.0.2.3', form)
    expect(answers).toBe(10)
  })

  test('is the first half of an IPv6 address, and no other network', async () => {
    const { answers } = await askUntilRefused('/de/search?q=a', '2001:db8:1:2::1', { headers: html })
    expect(answers).toBe(30)
    expect((await ask('/de/search?q=a', '2001:db8:1:2:ffff::9', { headers: html })).status).toBe(429)
    expect((await ask('/de/search?q=a', '2001:db8:1:3::1', { headers: html })).status).toBe(200)
  })

  test('still sees pages, and a proxy that is not trusted to name visitors is never refused', async () => {
    await askUntilRefused('/de/search?q=a', '192.0.2.4', { headers: html })
    expect((await ask('/de', '192.0.2.4', { headers: html })).status).toBe(200)
    for (let count = 0; count < 40; count++)
      expect((await ask('/de/search?q=a', '127.0.0.1', { headers: html })).status).toBe(200)
  })
})

describe('More visitors than can be answered', () => {
  /** Holds every query back until the returned function is called. */
  function holdDatabase() {
    const gate = Promise.withResolvers<void>()
    const run = database.withBudget.bind(database)
    const spy = vi.spyOn(database, 'withBudget').mockImplementation(async (budget, work) => {
      await gate.promise
      return run(budget, work)
    })
    return () => {
      spy.mockRestore()
      gate.resolve()
    }
  }

  test('wait, and beyond the limit get a page to try again; all others are answered in the end', async () => {
    const release = holdDatabase()
    const asked = Array.from({ length: 120 }, (_, index) =>
      ask(`/de?crowd=${index}`, `198.51.100.${index}`, { headers: html }),
    )
    const settled: Response[] = []
    for (const answer of asked) void answer.then((response) => settled.push(response))
    await expect.poll(() => settled.length).toBe(12) // 8 are being answered, 100 wait
    for (const response of settled) {
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await response.text()).toMatch(/sehr viel los[^]*very busy/)
    }
    const call = await ask('/api/genres', '203.0.113.1')
    expect([call.status, await call.json()]).toEqual([
      503,
      { detail: expect.stringMatching(/sehr viel los.*very busy/) },
    ])
    release()
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(108)
    expect(statuses.filter((status) => status === 503)).toHaveLength(12)
  })

  test('do not keep staff waiting', async () => {
    const scope = systemScope(database.db, new Date(now))
    const account = { email: 'mira@hall.example', password: 'four words of nonsense' }
    await createUser(scope, { ...account, username: 'Mira', role: 'editor' })
    const { token } = await signInTo(scope, account)
    const gate = Promise.withResolvers<void>()
    const run = database.withBudget.bind(database)
    let held = 0
    const spy = vi.spyOn(database, 'withBudget').mockImplementation(async (budget, work) => {
      if (held++ < 8) await gate.promise
      return run(budget, work)
    })
    const visitors = Array.from({ length: 100 }, (_, index) => ask('/de', `198.51.100.${index}`))
    await expect.poll(() => held).toBe(8)
    const headers = { ...html, Cookie: `sessionid=${token}` }
    expect((await ask('/de', '203.0.113.2', { headers })).status).toBe(200)
    gate.resolve()
    await Promise.all(visitors)
    spy.mockRestore()
  })
})

describe('A request that exceeds its budget', () => {
  /** Limits every request to a few uses of the database. */
  function shortenBudget(uses: number) {
    const run = database.withBudget.bind(database)
    return vi
      .spyOn(database, 'withBudget')
      .mockImplementation((budget, work) => run({ ...budget, uses }, work))
  }

  test('is answered by a page or with the messages of the catalogue, and a time to retry', async () => {
    for (const uses of [0, 1, 4]) {
      const spy = shortenBudget(uses)
      const page = await ask('/de/programm-und-karten', '203.0.113.3', { headers: html })
      expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
      expect(await page.text()).toContain('sehr viel los')
      spy.mockRestore()
    }
    const spy = shortenBudget(0)
    const call = await ask('/api/events', '203.0.113.3')
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await call.json()).toEqual({ detail: expect.stringMatching(/sehr viel los.*very busy/) })
    spy.mockRestore()
    expect((await ask('/api/events', '203.0.113.3')).status).toBe(200)
  })
})

test('Behind the page cache the limit applies to the visitor and to uncached answers, and no cached answer is lost', async () => {
  const site = await openCachedSite({ application: (request, env) => app.fetch(request, env), paramsOf })
  const search = async (words: string, address: string) =>
    (await site.ask(`/de/search?q=${words}`, { headers: { 'X-Forwarded-For': address } })).status
  expect(await search('kept', '192.0.2.8')).toBe(200)
  const statuses: number[] = []
  for (let count = 0; count < 40; count++) {
    statuses.push(await search(`word-${count}`, '192.0.2.9'))
    expect(await search('kept', '192.0.2.9')).toBe(200)
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect(await search('word-39', '192.0.2.8')).toBe(200)
  await site.close()
})
