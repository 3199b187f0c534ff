import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { outgoingMails, presaleReminders, releases, users } from '#db/schema/index.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createReleaseLink, listPreviewLinks, revokePreviewLink } from '#domain/content/index.server.ts'
import { collectRecordChange } from '#domain/publishing/index.server.ts'
import { addRecord, changeRecord, storeOfKind } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { changeUser, createUser } from '#domain/users/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { createTestEvent, systemScope } from '../../../tests/support/factories.ts'
import { publishDue } from '../../../tests/support/releases.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { createApp } from '../app.ts'

const start = new Date('2027-03-01T10:00:00Z')
const inMinutes = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const store = storeOfKind(recordStores, 'event')
let now = start
let database: Database
let changes: ChangeFeed
let fetch: (request: Request) => Promise<Response> | Response
let session: string
let anna: Scope
let run = 0
let event = 0
let page = ''
let release = 0

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  fetch = createApp({ ...buildServices({ clock: () => now }), database, changes }).fetch
  const account = { email: 'mira@hall.example', password: 'four words of nonsense' }
  await createUser(systemScope(database.db, start), { ...account, username: 'Mira', role: 'editor' })
  const { token } = await signInTo(systemScope(database.db, start), account)
  session = `sessionid=${token}`
})
afterAll(async () => {
  await changes.close()
  await database.close()
})

/** A concert whose new title waits for a release. */
beforeEach(async () => {
  now = start
  run += 1
  anna = await createAuthor(database.db, `Anna${run}`, 'editor', start)
  const scope = systemScope(database.db, start)
  event = await createTestEvent(scope, {
    title: { de: 'Abend', en: 'Evening' },
    dateStart: inMinutes(90_000),
    ticketSaleFrom: inMinutes(80_000),
    ticketUrlExternal: 'https://shop.example/buyingflow/tickets/1',
  })
  page = `/de/programm-und-karten/ein-abend/${event}`
  release = await addRecord(anna, storeOfKind(recordStores, 'release'), {
    name: `Saison ${run}`,
    publish_at: inMinutes(60).toISOString(),
    state: 'planned',
  })
  const change = { title: { de: 'Gala', en: 'Gala' } }
  const destination = { releaseId: release }
  await collectRecordChange(anna, store, { destination, id: event, changes: change, language: 'de' })
  await changes.catchUp()
})

const share = async () => (await createReleaseLink(anna, release, { hours: 24, language: 'de' })).path
type Sent = { method?: string; body?: BodyInit; headers?: Record<string, string> }
const ask = (address: string, cookie = '', init: Sent = {}) =>
  fetch(new Request(`http://localhost${address}`, { ...init, headers: { ...init.headers, Cookie: cookie } }))
const titleOn = async (cookie: string) => /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(await read(page, cookie))?.[1]
const read = async (address: string, cookie: string) => (await ask(address, cookie)).text()

/** The cookie that a browser keeps which follows the link. */
async function follow(link: string): Promise<string> {
  const answer = await ask(link)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/de')
  const set = answer.headers.get('set-cookie') ?? ''
  expect(set).toMatch(/HttpOnly/)
  expect(set).toMatch(/SameSite=Lax/)
  return set.split(';')[0] ?? ''
}

describe('A link to a release', () => {
  test('shows everybody who has it the site as of its minute, in pages and calls, and nobody else', async () => {
    const cookie = await follow(await share())
    const answer = await ask(page, cookie)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('same-origin')
    const html = await answer.text()
    expect(html).toContain('>Gala<')
    expect(html).toContain(`wie sie mit „Saison ${run}“ ab 01.03.2027, 12.00 ist`)
    expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
    expect(await (await ask(`/api/events/${event}/`, cookie)).text()).toContain('Gala')
    expect(await titleOn('')).toBe('Abend')
    expect(await read(page, '')).not.toContain('Vorschau beenden')
  })

  test('shows a release without a minute now', async () => {
    await changeRecord(anna, storeOfKind(recordStores, 'release'), release, {
      changes: { state: 'collecting', publish_at: null },
    })
    const cookie = await follow(await share())
    expect(await titleOn(cookie)).toBe('Gala')
    expect(await read(page, cookie)).toContain('Wann das öffentlich wird, ist noch offen.')
  })

  test('shows staff the same on the pages of the site, and leaves their own pages as they are', async () => {
    const cookie = `${await follow(await share())}; ${session}`
    const html = await read(page, cookie)
    expect(html).toContain('>Gala<')
    expect(html).not.toContain('staff-page')
    const hub = await read('/cms-hub', cookie)
    expect(hub).toContain(`Saison ${run} (Veröffentlichung)`)
    expect(hub).not.toContain('Vorschau beenden')
    expect((await ask('/de/pageeditor-api/releases', cookie)).status).toBe(200)
  })

  test('sends nothing that is entered in it, and says so', async () => {
    const cookie = await follow(await share())
    const body = JSON.stringify({ event, email: 'clara@example.org', seconds: 9 })
    const headers = { 'Content-Type': 'application/json' }
    const call = await ask('/de/api/presale-reminders', cookie, { method: 'POST', body, headers })
    expect(call.status).toBe(403)
    expect(await call.json()).toEqual({ detail: 'Das ist nur eine Vorschau: Hier wird nichts abgeschickt.' })
    const form = new URLSearchParams({ email: 'clara@example.org' })
    const answer = await ask(page, cookie, { method: 'POST', body: form })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('Hier wird nichts abgeschickt.')
    const ofStaff = await ask(`${page}?as_of=2027-03-01T12:00&as=visitor`, session, {
      method: 'POST',
      body: form,
    })
    expect(ofStaff.status).toBe(403)
    expect(await database.db.$count(presaleReminders)).toBe(0)
    expect(await database.db.$count(outgoingMails)).toBe(0)
  })

  test('ends with its banner, in this browser', async () => {
    const cookie = await follow(await share())
    const ended = await ask(`${page}?preview=end`, cookie, { method: 'POST' })
    expect(ended.status).toBe(303)
    expect(ended.headers.get('location')).toBe(page)
    expect(ended.headers.get('set-cookie')).toMatch(/^preview_link=; Max-Age=0/)
    expect(await titleOn(cookie)).toBe('Gala')
  })

  const endings: [string, () => Promise<unknown>][] = [
    ['it expires', async () => (now = inMinutes(24 * 60))],
    [
      'it is revoked',
      async () => {
        const [link] = await listPreviewLinks(anna, { releaseId: release })
        await revokePreviewLink(anna, link?.id ?? 0)
      },
    ],
    [
      'its release is cancelled',
      () =>
        changeRecord(anna, storeOfKind(recordStores, 'release'), release, {
          changes: { state: 'cancelled' },
        }),
    ],
    ['who has shared it may not publish any more', () => changeAccount({ role: 'author' })],
    ['the account that has shared it is closed', () => changeAccount({ isActive: false })],
  ]
  test.each(endings)('is over for good when %s', async (_, end) => {
    const link = await share()
    const cookie = await follow(link)
    await end()
    const answer = await ask(page, cookie)
    expect(answer.status).toBe(410)
    expect(await answer.text()).toContain('Dieser Vorschau-Link gilt nicht mehr.')
    expect(answer.headers.get('set-cookie')).toMatch(/^preview_link=; Max-Age=0/)
    expect((await ask(link)).status).toBe(410)
    expect(await titleOn('preview_link=unknown')).toBe('Abend')
  })

  test('leads to the site itself when its release is public', async () => {
    const link = await share()
    const cookie = await follow(link)
    now = inMinutes(60)
    await publishDue(database, now)
    await changes.catchUp()
    expect(await read(page, cookie)).not.toContain('Vorschau beenden')
    expect(await titleOn(cookie)).toBe('Gala')
    const answer = await ask(link)
    expect(answer.headers.get('location')).toBe('/de')
    expect(answer.headers.get('set-cookie')).toMatch(/^preview_link=; Max-Age=0/)
  })

  test('is answered only so often', async () => {
    const cookie = await follow(await share())
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1)
      statuses.push((await ask(`/api/events/${event}/`, cookie)).status)
    expect(statuses.slice(0, 60).every((status) => status === 200)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    expect(await titleOn(await follow(await share()))).toBe('Gala')
  })

  test('can be made for what is still to come only', async () => {
    await database.db.update(releases).set({ state: 'published' }).where(eq(releases.id, release))
    await expect(share()).rejects.toMatchObject({ code: 'conflict' })
    await database.db.update(releases).set({ state: 'failed' }).where(eq(releases.id, release))
    anna = await createAuthor(database.db, `Otto${run}`, 'author', start)
    await expect(share()).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test('Staff see a time with a release that is not planned', async () => {
  const scope = storeOfKind(recordStores, 'release')
  await changeRecord(anna, scope, release, { changes: { state: 'collecting' } })
  const address = `${page}?as_of=2027-03-01T12:00&as=visitor`
  expect(await read(address, session)).toContain('>Abend<')
  expect(await read(`${address}&with=${release}`, session)).toContain('>Gala<')
})

async function changeAccount(change: { role?: 'author'; isActive?: boolean }): Promise<void> {
  const [user] = await database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.username, `Anna${run}`))
  await createAuthor(database.db, `Ada${run}`, 'administrator', start)
  await changeUser(systemScope(database.db, now), user?.id ?? 0, change)
}
