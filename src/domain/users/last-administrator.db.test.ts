import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { systemScope } from '../../../tests/support/factories.ts'
import { changeUser, createUser, hasAdministrator } from './index.server.ts'

let database: Database

// Simultaneous changes need connections of their own.
beforeAll(async () => {
  database = await openFreshDatabase()
})
afterAll(() => database.close())

test('Of administrators who demote each other at the same moment, one remains', async () => {
  const scope = systemScope(database.db)
  const chiefs: number[] = []
  for (const name of ['Anna', 'Bert', 'Cleo'])
    chiefs.push(
      await createUser(scope, {
        email: `${name.toLowerCase()}@example.org`,
        username: name,
        password: 'a long enough one',
        role: 'administrator',
      }),
    )
  const changes = await Promise.allSettled(chiefs.map((id) => changeUser(scope, id, { role: 'editor' })))
  const refused = changes.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
  expect(await hasAdministrator(scope)).toBe(true)
})
