import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { migrateDatabase } from '#db/client/migrations.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import { builtProgram } from '../tests/support/built-program.ts'

const MIGRATIONS = fileURLToPath(new URL('../src/db/migrations', import.meta.url))

describe('the commands db-dump and db-restore', { timeout: 60_000 }, () => {
  const directory = useTemporaryDirectory()
  const inside = (name: string) => path.join(directory, name)
  const run = (script: 'db-dump.ts' | 'db-restore.ts', dataDir: string, ...args: string[]) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: inside(dataDir) }
    const { status, stdout, stderr } = spawnSync(process.execPath, [...builtProgram(script), ...args], {
      encoding: 'utf8',
      env,
    })
    return { status, stdout: stdout.trim(), stderr: stderr.trim() }
  }
  let database: Database

  beforeAll(async () => {
    database = await openDatabase({
      dataDir: inside('first/postgres'),
      isExclusive: true,
      migrationsFolder: MIGRATIONS,
    })
    await database.db.execute(sql`
      INSERT INTO settings (key, value) SELECT 'setting ' || n, to_jsonb(n) FROM generate_series(1, 1000) n`)
  }, 60_000)
  afterAll(() => database.close())

  it('back up a database while a site uses it, but refuse to restore into it meanwhile', () => {
    expect(run('db-dump.ts', 'first', inside('running.sql.gz'))).toMatchObject({ status: 0 })
    const { status, stderr } = run('db-restore.ts', 'first', inside('running.sql.gz'), '--replace')
    expect(status).toBe(1)
    expect(stderr).toContain('Another site runs on this DATA_DIR')
  })

  it('transfer all data from one data directory to another', async () => {
    await database.close()
    expect(run('db-dump.ts', 'first', inside('dump.sql.gz'))).toMatchObject({
      status: 0,
      stdout: `Wrote the database in ${inside('first/postgres')} to ${inside('dump.sql.gz')} (0.0 MB).`,
    })
    expect(run('db-restore.ts', 'second', inside('dump.sql.gz'))).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/^Loaded \d+ rows of \d+ tables from .* into the database in /),
    })
    run('db-dump.ts', 'second', inside('again.sql'))
    const again = fs.readFileSync(inside('again.sql'), 'utf8')
    expect(again).toContain("'setting 1000'")
    expect(fs.readdirSync(directory).filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  it('replace rows only with --replace', () => {
    const refused = run('db-restore.ts', 'second', inside('again.sql'))
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('Add --replace') })
    expect(run('db-restore.ts', 'second', inside('again.sql'), '--replace')).toMatchObject({ status: 0 })
  })

  it('migrate the dump of an older version', async () => {
    const known = readMigrationFiles({ migrationsFolder: MIGRATIONS })
    const old = await openDatabase({ dataDir: inside('old/postgres') })
    await old.withSession((client) =>
      migrateDatabase(client, MIGRATIONS, { upTo: known.at(-2)?.folderMillis }),
    )
    await old.db.execute(sql`INSERT INTO settings (key, value) VALUES ('old', 'true')`)
    await old.close()
    run('db-dump.ts', 'old', inside('old.sql'))
    expect(run('db-restore.ts', 'new', inside('old.sql'))).toMatchObject({ status: 0 })
    const restored = await openDatabase({ dataDir: inside('new/postgres') })
    const { rows } = await restored.db.execute(sql`
      SELECT (SELECT count(*)::int FROM drizzle.__drizzle_migrations) AS migrations, key FROM settings WHERE key = 'old'`)
    await restored.close()
    expect(rows).toEqual([{ migrations: known.length, key: 'old' }])
  })

  it('report errors in plain words', () => {
    expect(run('db-dump.ts', 'nowhere', inside('none.sql'))).toMatchObject({
      status: 1,
      stderr: `There is no database in ${inside('nowhere/postgres')}.`,
    })
    expect(run('db-restore.ts', 'second', inside('none.sql')).stderr).toContain('cannot be read (ENOENT')
    fs.writeFileSync(inside('short.sql.gz'), fs.readFileSync(inside('dump.sql.gz')).subarray(0, 2000))
    expect(run('db-restore.ts', 'second', inside('short.sql.gz'), '--replace').stderr).toContain(
      'unexpected end of file',
    )
    expect(run('db-dump.ts', 'first')).toMatchObject({
      status: 2,
      stderr: 'Usage: npm run db:dump -- FILE',
    })
    expect(run('db-restore.ts', 'first', '--help').stdout).toContain('Usage: npm run db:restore -- FILE')
  })
})
