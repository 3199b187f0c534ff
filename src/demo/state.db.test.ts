import { expect, test } from 'vitest'
import { ensureFixedPages } from '#domain/content/index.server.ts'
import { createUser } from '#domain/users/index.server.ts'
import { useTestDatabase } from '../../tests/support/database.ts'
import { createTestEvent, systemScope, testNow } from '../../tests/support/factories.ts'
import { canLoadDemo, followShop, writeState } from './state.ts'

const database = useTestDatabase()

test('The demo may be loaded into a site without content, also one that was started without the demo', async () => {
  const scope = systemScope(database.db)
  expect(await canLoadDemo(scope)).toBe(true)
  await ensureFixedPages(scope)
  expect(await canLoadDemo(scope)).toBe(true)
})

test('The demo is never loaded over existing content, nor twice', async () => {
  const scope = systemScope(database.db)
  await createUser(scope, {
    email: 'a@example.org',
    username: 'A',
    password: 'a long enough one',
    role: 'editor',
  })
  expect(await canLoadDemo(scope)).toBe(false)
  await writeState(scope, { state: 'loaded', shopOrigin: '' })
  expect(await canLoadDemo(scope)).toBe(false)
})

test('A demo whose loading was interrupted is loaded again', async () => {
  const scope = systemScope(database.db)
  await createTestEvent(scope)
  await writeState(scope, { state: 'loading', shopOrigin: '' })
  expect(await canLoadDemo(scope)).toBe(true)
})

test('The links to the demo shop change with its port, and links to other shops do not', async () => {
  const scope = systemScope(database.db)
  await writeState(scope, { state: 'loaded', shopOrigin: 'http://localhost:3001' })
  const ours = await createTestEvent(scope, {
    ticketUrlExternal: 'http://localhost:3001/buyingflow/tickets/1-1',
  })
  const foreign = await createTestEvent(scope, {
    ticketUrlExternal: 'http://localhost:30011/x',
    dateStart: testNow,
  })
  await followShop(scope, 'http://localhost:4001')
  const { rows } = await database.db.execute<{ id: number; url: string }>(
    `SELECT id, ticket_url_external AS url FROM events ORDER BY id`,
  )
  expect(rows).toEqual([
    { id: ours, url: 'http://localhost:4001/buyingflow/tickets/1-1' },
    { id: foreign, url: 'http://localhost:30011/x' },
  ])
})
