import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ApiEnv } from '#api/environment.ts'
import { createUser } from '#domain/users/index.server.ts'
import { useTestDatabase } from '../../../tests/support/database.ts'
import { systemScope, testNow } from '../../../tests/support/factories.ts'
import { buildServices } from '../../../tests/support/services.ts'
import { signInTo } from '../../../tests/support/test-accounts.ts'
import { readSession } from './session.ts'

const database = useTestDatabase()

test('The language of a session is the one chosen in the browser, else the account’s', async () => {
  const scope = systemScope(database.db)
  const account = { email: 'eva@example.org', password: 'Ein langes Passwort 7' }
  await createUser(scope, { ...account, username: 'Eva', role: 'editor', language: 'de' })
  const { token } = await signInTo(scope, account)
  const app = new Hono<ApiEnv>()
  app.use(
    '*',
    readSession({
      ...buildServices({ clock: () => testNow }),
      database: { db: database.db, reads: database.db },
    }),
  )
  app.get('/', (context) => context.json(context.get('session')?.language ?? null))
  const languageWith = async (...cookies: string[]): Promise<unknown> => {
    const answer = await app.request('/', { headers: { Cookie: cookies.join('; ') } })
    return answer.json()
  }
  const session = `sessionid=${token}`
  expect(await languageWith(session)).toBe('de')
  expect(await languageWith(session, 'interface-language=en')).toBe('en')
  expect(await languageWith(session, '__Host-interface-language=en')).toBe('en')
  expect(await languageWith(session, 'interface-language=fr')).toBe('de')
  expect(await languageWith('interface-language=en')).toBeNull()
})

test('What the page cache asks for all visitors is read from the replica, everything else from the primary', async () => {
  const reads: typeof database.db = Object.create(database.db)
  const app = new Hono<ApiEnv>()
  app.use('*', readSession({ ...buildServices(), database: { db: database.db, reads } }))
  app.get('/', (context) => context.text(context.get('scope').db === reads ? 'replica' : 'primary'))
  const find = async (env?: object) => (await app.request('/', {}, env)).text()
  const incoming = { headers: {}, socket: {} }
  expect(await find({ incoming })).toBe('replica')
  expect(await find({ incoming, outgoing: {} })).toBe('primary')
  expect(await find()).toBe('primary')
})

test('The published demo account has a session on the machine itself only', async () => {
  const scope = systemScope(database.db)
  const account = { email: 'demo@example.org', password: 'Ein langes Passwort 7' }
  await createUser(scope, { ...account, username: 'Demo', role: 'administrator', hasDemoPassword: true })
  const { token } = await signInTo(scope, account)
  const app = new Hono<ApiEnv>()
  app.use(
    '*',
    readSession({
      ...buildServices({ clock: () => testNow }),
      database: { db: database.db, reads: database.db },
    }),
  )
  app.get('/', (context) =>
    context.json([context.get('session') !== null, context.get('accounts').allowsDemoAccount]),
  )
  const askedAt = async (origin: string, headers = {}): Promise<unknown> =>
    (await app.request(`${origin}/`, { headers: { Cookie: `sessionid=${token}`, ...headers } })).json()
  expect(await askedAt('http://localhost:3000')).toEqual([true, true])
  expect(await askedAt('http://hall.example')).toEqual([false, false])
  expect(await askedAt('http://localhost:3000', { 'X-Forwarded-For': '203.0.113.9' })).toEqual([false, false])
})
