import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { newestMigration } from '#db/client/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { openReadiness } from './open-readiness.ts'

const level = newestMigration(path.resolve(import.meta.dirname, '../../db/migrations'))
const logger = { error: expect.unreachable, warn: expect.unreachable }
const options = { dataDir: os.tmpdir(), level, clock: () => new Date() }

test('A migrated database that answers makes the site ready', async () => {
  const database = await openFreshDatabase()
  const readiness = await openReadiness({ database, ...options, logger })
  expect(await readiness.check()).toEqual([])
  await readiness.close()
  await database.close()
})

test('Older, newer and read-only databases are distinguished', async () => {
  const database = await openFreshDatabase()
  const find = async (change: string) => {
    await database.query(change)
    const logged: string[] = []
    const log = (facts: unknown) => void logged.push(JSON.stringify(facts))
    const readiness = await openReadiness({ database, ...options, logger: { error: log, warn: log } })
    const found = await readiness.check()
    await readiness.close()
    expect(logged).toHaveLength(found.length)
    return found.map(({ code }) => code)
  }
  const table = 'drizzle.__drizzle_migrations'
  const newer = `INSERT INTO ${table} (hash, created_at, oldest_level)`
  expect(await find(`${newer} VALUES ('x', ${level + 1}, ${level})`)).toEqual([])
  expect(await find(`${newer} VALUES ('x', ${level + 2}, ${level + 1})`)).toEqual(['migrations_newer'])
  expect(await find(`DELETE FROM ${table} WHERE created_at >= ${level}`)).toEqual(['migrations_missing'])
  expect(await find(`DROP TABLE ${table}`)).toEqual(['migrations_missing'])
  await database.close()
})
