import { once } from 'node:events'
import { request, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { followChanges, type ChangeFeed } from '#domain/changes/index.server.ts'
import { createToken } from '#domain/api-tokens/index.server.ts'
import { saveSettings } from '#domain/house/index.server.ts'
import { addRecord, storeOfKind } from '#domain/records/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { staffHref } from '#routing/paths.ts'
import { routeTable } from '#routing/table.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { createAuthor } from '../../../tests/support/drafts.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { createApp } from '../app.ts'
import { listen, type OpenPort } from './listen.ts'
import { settingsFallback } from '../start/settings-fallback.ts'

const origin = 'https://hall.example'
const now = new Date('2026-11-23T12:00:00Z')

let database: Database
let changes: ChangeFeed
let openPort: OpenPort

beforeAll(async () => {
  database = await openFreshDatabase()
  changes = await followChanges(database, { onError: () => {} })
  openPort = await listen({ port: 0, host: '127.0.0.1', name: 'PORT', publicOrigin: origin })
  const { fetch } = createApp({
    ...buildServices({
      publicOrigin: origin,
      fallback: settingsFallback({
        TICKET_SHOP_ORIGIN: 'https://shop.example',
        ANALYTICS_SCRIPT: 'https://count.example/a.js',
      }),
      figures: { find: () => Promise.resolve(new Uint8Array(1)) },
      proxies: 1,
      mode: 'production',
      clock: () => now,
    }),
    database,
    changes,
  })
  openPort.serve(fetch)
})
afterAll(async () => {
  await openPort.close()
  await changes.close()
  await database.close()
})

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

async function ask(path: string, { method = 'GET', headers = {}, body = '' } = {}): Promise<Answer> {
  const asked = request({
    port: openPort.port,
    path,
    method,
    headers: { Host: 'hall.example', 'Content-Length': body.length, ...headers },
  })
  asked.end(body)
  const [answer] = await once(asked, 'response')
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

const policyOf = ({ headers }: Answer) => String(headers['content-security-policy'])
const directiveOf = (answer: Answer, name: string) =>
  new CspParser(policyOf(answer)).csp.directives[name]?.join(' ')

test.each([
  ['a page', '/de', {}, 200],
  ['a page that does not exist', '/de/nirgends', {}, 404],
  ['a redirect', '/', {}, 302],
  ['a call of the page editor', '/de/pageeditor-api/nav', {}, 200],
  ['a call of the back office', '/de/api/admin/media', {}, 401],
  ['a method that is not there', '/de', { method: 'DELETE' }, 405],
  ['a too large body', '/de/api/presale-reminders', { method: 'POST', body: 'x'.repeat(70_000) }, 413],
  ['a foreign origin', '/login', { method: 'POST', headers: { Origin: 'https://evil.example' } }, 403],
  ['a malformed address', '/de/%ff', {}, 400],
  ['the documentation', '/api/docs', {}, 200],
  ['a file', '/robots.txt', {}, 200],
  ['a file that does not exist', '/assets/none', {}, 404],
  ['another host', '/de', { headers: { Host: 'evil.example' } }, 421],
])('The answer to %s has the security headers', async (_, path, asked, status) => {
  const answer = await ask(path, asked)
  expect(answer.status).toBe(status)
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': 'max-age=31536000',
  })
  const isDocument = answer.headers['content-type']?.startsWith('text/html')
  if (isDocument) expect(directiveOf(answer, 'frame-ancestors')).toMatch(/^'(self|none)'$/)
})

describe('An answer to a request with a token', () => {
  let token: string
  beforeAll(async () => {
    const scope = { ...(await createAuthor(database.db, 'Ada', 'administrator')), now }
    const id = await addRecord(scope, storeOfKind(recordStores, 'api_token'), {
      name: 'Probe',
      expires_at: '2026-12-23T12:00:00.000Z',
      people_access: 'read',
    })
    token = await createToken(scope, id)
  })
  const askWith = (path: string, Authorization: string) => ask(path, { headers: { Authorization } })

  test('of the back office is private, for any cache', async () => {
    for (const [given, status] of [
      [token, 200],
      [`${token}x`, 401],
    ] as const) {
      const answer = await askWith('/de/api/admin/works/artist', `Bearer ${given}`)
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'private, no-cache'])
    }
  })

  test('of a public call is the one that everybody gets', async () => {
    const [withToken, without] = [await askWith('/api/events/', `Bearer ${token}`), await ask('/api/events/')]
    expect(withToken.headers['cache-control']).toContain('s-maxage=')
    expect([withToken.body, withToken.headers['cache-control']]).toEqual([
      without.body,
      without.headers['cache-control'],
    ])
  })
})

const openToOthers = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
}
const headersForOthers = Object.keys(openToOthers)

describe('What pages of other origins may read', () => {
  test.each([
    ['a call', '/api/events/', 200],
    ['a call with a language', '/de/api/search?query=Bach', 200],
    ['a refused call', '/api/events?page=x', 400],
    ['a call that does not exist', '/api/nothing', 404],
    ['the document of the calls', '/api/openapi.json', 200],
    ['a calendar', '/de/calendar/events.ics', 200],
    ['a feed', '/de/feeds/stories.rss', 200],
    ['a generated picture', '/figures/none', 404],
    ['a picture of the library', '/media/none', 404],
    ['a share image', '/share/none', 404],
    ['a stable address', '/id/event/987654', 404],
  ])('is %s', async (_, path, status) => {
    const answer = await ask(path, { headers: { Origin: 'https://city.example' } })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject(openToOthers)
    expect(answer.headers['access-control-expose-headers']).toMatch(/\bETag\b.*\bRetry-After\b/)
    expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    expect(answer.headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
  })

  test.each([
    ['a page', '/de', 'GET'],
    ['the documentation', '/api/docs', 'GET'],
    ['the back office', '/de/api/admin/media', 'GET'],
    ['the page editor', '/de/pageeditor-api/page', 'GET'],
    ['the hub', '/de/api/cms-hub', 'GET'],
    ['a form that is sent', '/de/api/forms-entries', 'POST'],
  ])('is not %s', async (_, path, method) => {
    const { headers } = await ask(path, { method, headers: { Origin: 'https://city.example' } })
    for (const name of headersForOthers) expect(headers[name] ?? 'same-origin').toBe('same-origin')
  })

  test('is asked for by browsers before they send conditions, and allowed for reading alone', async () => {
    const before = (path: string, method: string) =>
      ask(path, {
        method: 'OPTIONS',
        headers: {
          Origin: 'https://city.example',
          'Access-Control-Request-Method': method,
          'Access-Control-Request-Headers': 'if-none-match',
        },
      })
    const { status, headers } = await before('/api/events', 'GET')
    expect(status).toBe(204)
    expect(headers).toMatchObject({ ...openToOthers, 'access-control-allow-methods': 'GET, HEAD' })
    expect(headers['access-control-allow-headers']).toContain('If-None-Match')
    expect(headers).not.toHaveProperty('access-control-allow-credentials')
    for (const [path, method] of [
      ['/de/api/forms-entries', 'POST'],
      ['/de/api/admin/media', 'GET'],
      ['/de/pageeditor-api/page', 'GET'],
    ] as const)
      expect((await before(path, method)).headers, path).not.toHaveProperty('access-control-allow-origin')
  })

  test('is nothing that was made for somebody who is signed in', async () => {
    const scope = systemScope(database.db, now)
    const account = { email: 'otto@hall.example', password: 'five words of nonsense' }
    await createUser(scope, { ...account, username: 'Otto', role: 'editor' })
    const { token } = await signInTo(scope, account)
    const { status, headers } = await ask('/api/events', { headers: { Cookie: `sessionid=${token}` } })
    expect(status).toBe(200)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    expect(headers.vary).toContain('Cookie')
  })
})

test('The documentation of the calls may not be framed, nor run anything', async () => {
  const answer = await ask('/api/docs')
  expect(directiveOf(answer, 'frame-ancestors')).toBe(`'none'`)
  expect(directiveOf(answer, 'default-src')).toBe(`'none'`)
  expect(answer.body).not.toMatch(/<script|\son\w+=/i)
})

describe('The scripts of a statistics service', () => {
  const isNamed = ({ headers, body }: Answer) => (JSON.stringify(headers) + body).includes('count.example')

  test('are known to the pages of visitors', async () => {
    expect(isNamed(await ask('/de'))).toBe(true)
  })

  test('are not to pages of staff, previews, sent forms and pages whose address contains a secret', async () => {
    const scope = systemScope(database.db, now)
    const account = { email: 'pia@hall.example', password: 'four words of nonsense' }
    await createUser(scope, { ...account, username: 'Pia', role: 'editor' })
    const { token } = await signInTo(scope, account)
    const headers = { Cookie: `sessionid=${token}` }
    for (const path of ['/de', '/de?noToolbar', '/de/nirgends', '/admin'])
      expect(isNamed(await ask(path, { headers })), path).toBe(false)
    for (const path of [
      '/de?preview=abc',
      '/de?draft',
      '/de?version=1',
      staffHref('password-reset'),
      staffHref('account'),
    ])
      expect(isNamed(await ask(path)), path).toBe(false)
    const confirmation = `/de/${routeTable['forms-confirm'].de.replace(/:\w+/g, 'x')}`
    expect(isNamed(await ask(confirmation)), confirmation).toBe(false)
    expect(isNamed(await ask('/login', { method: 'POST', headers: { Origin: origin } }))).toBe(false)
  })
})

describe("Google's evaluation of the policies", () => {
  test.each(['/de', '/login', '/de/nirgends', '/api/docs'])(
    'finds nothing high or medium at %s',
    async (path) => {
      const findings = new CspEvaluator(new CspParser(policyOf(await ask(path))).csp).evaluate()
      const grave = findings.filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
      expect(grave).toEqual([])
      // It warns that scripts of the site and of configured services could be misused, which would require that
      // strangers can upload scripts.
      for (const { severity, directive } of findings)
        expect([severity, directive]).toEqual([Severity.MEDIUM_MAYBE, 'script-src'])
    },
  )
})

/** The rules of MDN's HTTP Observatory: each broken one costs points, and none is an A+. */
describe("The tests of MDN's Observatory", () => {
  let page: Answer
  beforeAll(async () => {
    page = await ask('/de')
  })

  test('content security policy: nothing unsafe except styles, no insecure scheme, no source that is too broad', () => {
    const { directives } = new CspParser(policyOf(page)).csp
    for (const [name, values = []] of Object.entries(directives)) {
      const sources = values.join(' ')
      expect(sources, name).not.toMatch(/unsafe-eval|http:|ftp:|\*|(^| )https:( |$)/)
      if (name !== 'style-src') expect(sources, name).not.toContain('unsafe-inline')
      if (['default-src', 'script-src', 'object-src'].includes(name))
        expect(sources, name).not.toContain('data:')
    }
    expect(directives).toMatchObject({ 'object-src': [`'none'`], 'base-uri': [`'self'`] })
  })

  test('cookies: only secure ones, those of the session out of reach of scripts, none for other sites', async () => {
    expect(page.headers['set-cookie']).toBeUndefined()
    const scope = systemScope(database.db, now)
    const staff = { email: 'mira@hall.example', password: 'four words of nonsense' }
    await createUser(scope, { ...staff, username: 'Mira', role: 'editor' })
    const answer = await ask('/login', {
      method: 'POST',
      headers: { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(staff).toString(),
    })
    expect(answer.status).toBe(302)
    const cookies = answer.headers['set-cookie'] ?? []
    expect(cookies.length).toBeGreaterThan(0)
    for (const cookie of cookies)
      expect(cookie).toMatch(/; Secure.*; SameSite=(Lax|Strict)|; SameSite=(Lax|Strict).*; Secure/)
    expect(cookies.find((cookie) => cookie.startsWith('sessionid='))).toContain('HttpOnly')
  })

  test('cross-origin resource sharing: none of pages; of public calls for everybody, and never with credentials', async () => {
    for (const method of ['GET', 'OPTIONS']) {
      const headers = { Origin: 'https://evil.example' }
      const ofPage = (await ask('/de', { method, headers })).headers
      expect(Object.keys(ofPage).filter((name) => name.startsWith('access-control-'))).toEqual([])
      const ofCall = (await ask('/api/events/', { method, headers })).headers
      expect(ofCall['access-control-allow-origin'] ?? '*').toBe('*')
      expect(ofCall).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  test('transport security: for half a year or more', () => {
    const [, seconds] = /^max-age=(\d+)$/.exec(page.headers['strict-transport-security'] ?? '') ?? []
    expect(Number(seconds)).toBeGreaterThanOrEqual(15_768_000)
  })

  test('subresource integrity: every script is our own', () => {
    for (const [, source = ''] of page.body.matchAll(/<script[^>]+src="([^"]*)"/g))
      expect(new URL(source, origin).origin).toBe(origin)
  })

  test('referrers, types, frames and resources: what other sites may learn and use', () => {
    expect(page.headers).toMatchObject({
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(directiveOf(page, 'frame-ancestors')).toBe(`'self'`)
  })
})

test('security.txt names the mail address of the house, or its imprint if there is none', async () => {
  const read = async () => (await ask('/.well-known/security.txt')).body
  expect(await read()).toBe(
    [
      'Contact: https://hall.example/de/impressum',
      'Expires: 2027-05-22T00:00:00.000Z',
      'Preferred-Languages: de, en',
      'Canonical: https://hall.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
  await saveSettings(systemScope(database.db, now), { email: 'haus@hall.example' })
  expect(await read()).toContain('Contact: mailto:haus@hall.example\n')
})
