import { Hono } from 'hono'
import { Agent, request } from 'node:http'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#api/environment.ts'
import { visitor, type Scope, type Viewer } from '#domain/scope.ts'
import type { Session } from '#domain/users/index.server.ts'
import { listen } from '../http/listen.ts'
import { limitBodies, limitEditorBodies } from './limit-bodies.ts'

const session: Session = {
  viewer: { kind: 'staff', userId: 1, name: 'Anna', email: 'anna@example.org', role: 'author' },
  csrfToken: 'x',
  hasDemoPassword: false,
  language: 'de',
}

const token: Viewer = {
  kind: 'token',
  tokenId: 1,
  name: 'Foyer',
  areas: {
    programme: 'none',
    people: 'none',
    subscriptions: 'none',
    stories: 'none',
    pages: 'none',
    house: 'none',
    forms: 'none',
  },
}

async function send(
  path: string,
  size: number,
  by: Session | null = null,
  viewer: Viewer = by?.viewer ?? visitor,
) {
  const app = new Hono<ApiEnv>()
  app.use('*', limitBodies)
  app.use('*', async (context, next) => {
    context.set('session', by)
    // Nothing of the scope but the viewer is looked at.
    context.set('scope', { viewer } as Scope)
    await next()
  })
  app.use('*', limitEditorBodies)
  app.post('*', async (context) => context.json({ size: (await context.req.text()).length }))
  const body = 'x'.repeat(size)
  const headers = { 'Content-Length': String(size) }
  return (await app.request(path, { method: 'POST', body, headers })).status
}
const kilobytes = (count: number) => count * 1024

test('Visitors can send no more than a long form, whatever call they use', async () => {
  for (const [path, most] of [
    ['/de/merken/1', 64],
    ['/de/pageeditor-api/login', 64],
    ['/de/api/admin/forms_builder/form', 64],
    ['/de/api/forms-entries/', 256],
  ] as const) {
    expect(await send(path, kilobytes(most)), path).toBe(200)
    expect(await send(path, kilobytes(most) + 1), path).toBe(413)
  }
})

test('Staff can send whole pages to the page editor and whole forms to the back office only', async () => {
  for (const path of ['/de/pageeditor-api/draft/page-1/changes', '/en/api/admin/forms_builder/form/1']) {
    expect(await send(path, kilobytes(2048), session), path).toBe(200)
    expect(await send(path, kilobytes(2048) + 1, session), path).toBe(413)
  }
  expect(await send('/de/merken/1', kilobytes(65), session)).toBe(413)
})

test('Programs with a token can send whole records, and no files', async () => {
  expect(await send('/de/api/admin/events/event', kilobytes(2048), null, token)).toBe(200)
  expect(await send('/de/api/admin/events/event', kilobytes(2048) + 1, null, token)).toBe(413)
  expect(await send('/de/api/admin/imports', kilobytes(2048) + 1, null, token)).toBe(413)
})

test('After a body that is too large the connection ends as the answer says, and the next request is answered', async () => {
  const app = new Hono<ApiEnv>()
  app.use('*', limitBodies)
  app.all('*', (context) => context.text('here'))
  const port = await listen({ port: 0, host: '127.0.0.1', name: 'PORT' })
  port.serve(app.fetch)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (method: string, size: number) =>
    new Promise<[status: number | undefined, connection: string | undefined]>((resolve, reject) => {
      const sent = request({ port: port.port, method, path: '/de/merken/1', agent }, (answer) => {
        answer.resume()
        answer.on('error', reject)
        answer.on('end', () => resolve([answer.statusCode, answer.headers.connection]))
      })
      sent.on('error', reject)
      sent.end('x'.repeat(size))
    })
  for (const size of [kilobytes(65), kilobytes(200), kilobytes(3000)]) {
    expect(await ask('POST', size)).toEqual([413, 'close'])
    expect(await ask('GET', 0)).toEqual([200, 'keep-alive'])
  }
  agent.destroy()
  await port.close()
})
