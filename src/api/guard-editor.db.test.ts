import { describe, expect, test } from 'vitest'
import { createUser } from '#domain/users/index.server.ts'
import { openApi, testCsrfToken } from '../../tests/support/api.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { call, fillPath, listEditorCalls, openEditor } from '../../tests/support/editor-calls.ts'
import { systemScope, visitorScope } from '../../tests/support/factories.ts'

const database = useTestDatabase()
const anybody = openApi(() => visitorScope(database.db))

describe('Signing in by a call', () => {
  test('sets the cookies of a session, which end with signing out', async () => {
    await createUser(systemScope(database.db), {
      email: 'berta@example.org',
      username: 'Berta',
      password: 'a long enough one',
      role: 'editor',
    })
    const right = { email: 'berta@example.org', password: 'a long enough one' }
    const answer = await call(anybody, 'POST', 'login', right, {})
    expect(answer.status).toBe(200)
    const cookies = answer.headers.getSetCookie()
    expect(cookies[0]).toMatch(/^sessionid=[\w-]+; Path=\/; .*SameSite=Lax; Secure; HttpOnly$/)
    expect(cookies[1]).toMatch(/^csrftoken=[\w-]+; (?!.*HttpOnly)/)
    const { app } = await openEditor(database.db)
    const out = await call(
      app,
      'POST',
      'logout',
      {},
      {
        'X-CSRFToken': testCsrfToken,
        Cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
      },
    )
    expect(out.status).toBe(204)
    expect(out.headers.getSetCookie()[0]).toContain('Expires=Thu, 01 Jan 1970')
  })

  test('does not reveal what was wrong, except when to retry', async () => {
    const wrong = { email: 'nobody@example.org', password: 'whatever it is' }
    for (let count = 0; count < 5; count++)
      expect(await call(anybody, 'POST', 'login', wrong, {})).toMatchObject({
        status: 401,
        body: { detail: 'E-Mail oder Passwort stimmt nicht.' },
      })
    const blocked = await call(anybody, 'POST', 'login', wrong, {})
    expect(blocked.status).toBe(429)
    expect(Number(blocked.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await call(anybody, 'POST', 'login', { email: 'x' }, {})).status).toBe(400)
    expect(await call(anybody, 'POST', 'login/passkey', { answer: '{}', sealed: 'x' }, {})).toMatchObject({
      status: 401,
      body: { detail: 'Der Passkey wurde nicht angenommen. Bitte noch einmal versuchen.' },
    })
    expect((await call(anybody, 'POST', 'login', 'no json', {})).status).toBe(400)
  })
})

describe('A caller without the right', () => {
  test('gets 401 without a session, and 403 without its token, at every call', async () => {
    const { app, slug } = await openEditor(database.db, 'administrator')
    const operations = await listEditorCalls(anybody)
    expect(operations.length).toBeGreaterThan(28)
    for (const { method, path } of operations) {
      const address = fillPath(path, slug)
      const body = method === 'POST' ? {} : undefined
      if (path.startsWith('login')) continue // for everybody
      expect((await call(anybody, method, address, body)).status, `${method} ${path}`).toBe(401)
      if (method === 'GET') continue
      for (const token of ['', 'x', `${testCsrfToken}x`, testCsrfToken.toUpperCase()])
        expect(
          (await call(app, method, address, body, { 'X-CSRFToken': token })).status,
          `${method} ${path}`,
        ).toBe(403)
    }
  })

  test('gets 401 without a session also for what is malformed', async () => {
    const answers: string[] = []
    for (const { method, path } of await listEditorCalls(anybody)) {
      if (path.startsWith('login')) continue
      const address = path.replaceAll(/\{[^}]+\}/g, 'un gültig')
      const { status } = await call(anybody, method, address, method === 'POST' ? 'no json' : undefined)
      if (status !== 401) answers.push(`${method} ${path}: ${status}`)
    }
    expect(answers).toEqual([])
  })

  test('gets 412 from a page that was opened in an earlier time zone, except for content, which has no times', async () => {
    const { app, slug, id } = await openEditor(database.db, 'administrator')
    const inZone = (path: string, zone: string) =>
      call(app, 'POST', path, {}, { 'X-CSRFToken': testCsrfToken, 'X-Time-Zone': zone })
    expect(await inZone(`page-settings/${id}`, 'Europe/London')).toMatchObject({
      status: 412,
      body: { detail: expect.stringContaining('Zeitzone') },
    })
    expect((await inZone(`page-settings/${id}`, 'Europe/Berlin')).status).not.toBe(412)
    expect((await inZone(`draft/${slug}/changes`, 'Europe/London')).status).not.toBe(412)
  })

  test('gets 403 as an author for publishing and for changing pages', async () => {
    const { app, slug, id } = await openEditor(database.db, 'author')
    for (const [method, path, body] of [
      ['POST', `draft/${slug}/publication`, { sequence: 1 }],
      ['DELETE', `draft/${slug}/publication`, undefined],
      ['POST', `page-settings/${id}`, { in_menu: true }],
      ['POST', `page-settings/${id}/move`, { parent_id: null, after: null }],
      ['DELETE', `page-settings/${id}`, undefined],
    ] as const)
      expect((await call(app, method, path, body)).status, path).toBe(403)
    expect((await call(app, 'GET', `draft/${slug}`)).body).toMatchObject({ may_publish: false })
  })
})
