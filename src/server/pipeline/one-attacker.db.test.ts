import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { createApp } from '#server/app.ts'
import { paramsOf } from '#server/page-cache/params-of.ts'
import { openCachedSite, type CachedSite } from '../../../tests/support/cached-site.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'

const attacker = '192.0.2.66'
const connections = 150
const networks = Array.from({ length: 60 }, (_, index) => `198.51.100.${index}`)

let database: Database
let changes: ChangeFeed
let site: CachedSite

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  let app: ReturnType<typeof createApp>
  site = await openCachedSite({
    application: (request, env) => app.fetch(request, env),
    paramsOf,
    passesOn: true,
  })
  app = createApp({
    database,
    changes,
    ...buildServices({
      publicOrigin: 'https://hall.example',
      proxies: 1,
      clock: () => new Date(site.now()),
      answerFromCache: (request, response) => site.cache.handleStranger(request, response),
    }),
  })
})
afterAll(async () => {
  await changes.close()
  await site.close()
  await database.close()
})

const from = (address: string, headers: Record<string, string> = {}) => ({
  headers: { 'X-Forwarded-For': address, ...headers },
})

/** Waits for a state, however busy the machine is. */
const until = async (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 5 })

/** Holds back every admitted request until `letOne` ends the oldest of them. */
function holdAdmitted() {
  const held: (() => void)[] = []
  const run = database.withBudget.bind(database)
  const spy = vi.spyOn(database, 'withBudget').mockImplementation(async (budget, work) => {
    await new Promise<void>((resolve) => {
      held.push(resolve)
    })
    return run(budget, work)
  })
  return { held, letOne: () => held.shift()?.(), restore: () => spy.mockRestore() }
}

test(
  'One machine that requests new pages without end delays other networks by one page each',
  { timeout: 120_000 },
  async () => {
    const { held, letOne, restore } = holdAdmitted()
    let asked = 0
    const answered: { who: string; status: number }[] = []
    const attack = async () => {
      while (asked < 600) {
        const { status } = await site.ask(`/de/programm-und-karten?price_max=${++asked}`, from(attacker))
        answered.push({ who: attacker, status })
      }
    }
    const attacks = Array.from({ length: connections }, attack)
    await until(() => expect(answered).toHaveLength(600 - 8 - 24)) // these were refused at once
    const others = networks.map(async (address, index) => {
      const { status } = await site.ask(
        `/de/programm-und-karten?page_size=10&price_max=${index}`,
        from(address),
      )
      answered.push({ who: address, status })
    })
    const refused = answered.length
    expect(new Set(answered.map(({ status }) => status))).toEqual(new Set([429]))
    await until(() => expect(site.rendered.filter(({ url }) => url.includes('page_size'))).toHaveLength(60))
    for (let count = 0; count < 8 + 24 + 60; count++) {
      await until(() => expect(held.length).toBeGreaterThan(0))
      letOne()
      await until(() => expect(answered).toHaveLength(refused + count + 1))
    }
    await Promise.all([...attacks, ...others])
    restore()
    const order = answered.slice(refused)
    expect(order.every(({ status }) => status === 200)).toBe(true)
    const last = order.findLastIndex(({ who }) => who !== attacker)
    const between = order.slice(8, last).filter(({ who }) => who === attacker)
    expect(between.length).toBeLessThanOrEqual(2) // after the eight that were being answered already
  },
)

test('The network that sent them is refused further pages for a while, but not those of the cache', async () => {
  expect((await site.ask('/de', from('203.0.113.1'))).status).toBe(200)
  const statuses: number[] = []
  for (let count = 0; count < 210; count++)
    statuses.push((await site.ask(`/de/nowhere-${count}`, from('192.0.2.67'))).status)
  expect(statuses.filter((status) => status === 404)).toHaveLength(200)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  const refusal = await site.ask('/en/nowhere', from('192.0.2.67'))
  expect([refusal.status, refusal.headers['retry-after']]).toEqual([429, '1'])
  expect(refusal.text).toMatch(/Too many requests[^]*Zu viele Anfragen/)
  expect((await site.ask('/de', from('192.0.2.67'))).status).toBe(200)
  site.wait(1000)
  expect((await site.ask('/de/nowhere', from('192.0.2.67'))).status).toBe(404)
})

test('A made-up session is no way around the cache, and shows nothing that is not public', async () => {
  const scope = systemScope(database.db, new Date(site.now()))
  const account = { email: 'mira@hall.example', password: 'four words of nonsense' }
  await createUser(scope, { ...account, username: 'Mira', role: 'editor' })
  const { token } = await signInTo(scope, account)
  const paths = ['/de', '/sitemap.xml', '/de/calendar/events.ics', '/api/genres']
  for (const path of paths) {
    const cached = await site.ask(path, from('203.0.113.2'))
    const rendered = site.rendered.length
    for (const cookie of [
      `sessionid=${'x'.repeat(43)}`,
      'sessionid=short',
      'other=sessionid',
      'sessionid=',
    ]) {
      const answer = await site.ask(path, from('203.0.113.2', { Cookie: cookie }))
      expect([answer.status, answer.text], `${path} ${cookie}`).toEqual([200, cached.text])
      expect(answer.headers['cache-control']).toBe(cached.headers['cache-control'])
    }
    expect(site.rendered, path).toHaveLength(rendered)
  }
  const staff = await site.ask('/de', from('203.0.113.2', { Cookie: `sessionid=${token}` }))
  expect(staff.headers['cache-control']).toMatch(/private/)
  expect(staff.text).toContain('staff-page')
  const page = await site.ask('/de/page-of-nobody', from('203.0.113.2', { Cookie: 'sessionid=unknown' }))
  expect(page.status).toBe(404) // passed on to the application once, not in circles
  expect(site.errors).toEqual([])
})
