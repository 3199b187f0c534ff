import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmptyDatabase, useTestDatabase } from '../../../tests/support/database.ts'
import type { Database } from './index.server.ts'
import { listMissingMigrations, migrateDatabase, readAppliedMigrations } from './migrations.ts'
import { readProgramVersion } from './program-version.ts'
import { useTemporaryDirectory } from './test-programs/temporary-directory.ts'

const OWN_MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url))

describe('the project’s migrations', () => {
  const test = useTestDatabase()

  it('have all been applied to the database of the tests', async () => {
    const known = readMigrationFiles({ migrationsFolder: OWN_MIGRATIONS })
    const { rows } = await test.db.execute(
      sql`SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at`,
    )
    expect(rows).toEqual(known.map(({ hash }) => ({ hash })))
  })
})

describe('migrating', () => {
  const directory = useTemporaryDirectory()
  let database: Database
  beforeAll(async () => {
    database = await openEmptyDatabase()
  })
  afterAll(() => database.close())

  const migrate = (folder: string, upTo?: number) =>
    database.withSession((client) => migrateDatabase(client, folder, { upTo }))
  const countApplied = () =>
    database.withSession(async (client) => (await readAppliedMigrations(client)).length)
  const write = (name: string, migrations: Record<number, string>) =>
    writeMigrations(path.join(directory, name), migrations)

  it('applies missing migrations, up to a given one, and then none', async () => {
    const folder = write('growing', {
      1: `CREATE TYPE mood AS ENUM ('good');`,
      2: `ALTER TYPE mood ADD VALUE 'better';`,
      3: `CREATE TABLE day (mood mood DEFAULT 'better');--> statement-breakpoint\nINSERT INTO day DEFAULT VALUES;`,
    })
    expect(await countApplied()).toBe(0)
    await migrate(folder, 2)
    expect(await countApplied()).toBe(2)
    await migrate(folder)
    await migrate(folder)
    expect(await countApplied()).toBe(3)
    expect((await database.db.execute(sql`SELECT mood FROM day`)).rows).toEqual([{ mood: 'better' }])
  })

  it('runs once when two processes begin at the same time', async () => {
    const folder = write('together', { 4: `CREATE TABLE once (id int)` })
    await Promise.all([migrate(folder), migrate(folder)])
    expect(await countApplied()).toBe(4)
  })

  it('rolls back a migration that fails, and keeps those before it', async () => {
    const folder = write('failing', {
      5: `CREATE TABLE fine (id int)`,
      6: `CREATE TABLE half (id int);--> statement-breakpoint\nSELECT 1 / 0;`,
    })
    await expect(migrate(folder)).rejects.toMatchObject({
      code: 'MIGRATION_FAILED',
      message: expect.stringContaining('division by zero'),
    })
    const { rows } = await database.db.execute(
      sql`SELECT to_regclass('fine') AS fine, to_regclass('half') AS half`,
    )
    expect(rows).toEqual([{ fine: 'fine', half: null }])
  })

  it('names what it has applied and what is missing', async () => {
    const folder = write('named', { 7: `CREATE TABLE seven (id int)`, 8: `CREATE TABLE eight (id int)` })
    const list = () => database.withSession((client) => listMissingMigrations(client, folder))
    const applied: string[] = []
    expect(await list()).toEqual(['7', '8'])
    await database.withSession((client) =>
      migrateDatabase(client, folder, { onApplied: (name) => applied.push(name) }),
    )
    expect(applied).toEqual(['7', '8'])
    expect(await list()).toEqual([])
  })

  describe('by an older version of the program', () => {
    const text = 'SELECT 1'
    const releases = {
      first: { 10: text },
      second: { 10: text, 11: text },
      third: { 10: text, 11: text, 12: text, 13: text },
    }
    const migrateAs = (release: keyof typeof releases) =>
      migrate(writeMigrations(path.join(directory, release), releases[release], { 12: '11', 13: '10' }))

    it('does nothing when the newer version has only added', async () => {
      await migrateAs('second')
      const count = await countApplied()
      await migrateAs('first')
      expect(await countApplied()).toBe(count)
    })

    it('does nothing when it works with all that was taken away', async () => {
      await migrateAs('third')
      const count = await countApplied()
      await migrateAs('second')
      expect(await countApplied()).toBe(count)
    })

    it('is refused, with both versions, when it needs what was taken away', async () => {
      const version = readProgramVersion()
      await expect(migrateAs('first')).rejects.toMatchObject({
        code: 'DATABASE_NEWER',
        message: expect.stringContaining(`version ${version} does not work with it: run ${version}`),
      })
    })
  })
})

/** Lays out migrations, by their times, as drizzle-kit does; `contracts` are the times of those that take away. */
function writeMigrations(
  folder: string,
  migrations: Record<number, string>,
  contracts: Record<string, string> = {},
): string {
  fs.mkdirSync(path.join(folder, 'meta'), { recursive: true })
  const entries = Object.entries(migrations).map(([when, text], idx) => {
    fs.writeFileSync(path.join(folder, `${when}.sql`), text)
    return { idx, version: '7', when: Number(when), tag: when, breakpoints: true }
  })
  const journal = { version: '7', dialect: 'postgresql', entries }
  fs.writeFileSync(path.join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  fs.writeFileSync(path.join(folder, 'contracts.json'), JSON.stringify(contracts))
  return folder
}
