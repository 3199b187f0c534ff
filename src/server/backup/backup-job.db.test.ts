import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import { withDatabase } from '../../../tests/support/database-global-setup.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import { backupJob } from './backup-job.ts'
import { makeKeys } from './encryption.ts'
import { followBackups } from './find-backup-notes.ts'
import { nameFor, sidecarOf } from './kept-backups.ts'
import { readBackup } from './read-backup.ts'

const day = 24 * 3_600_000

let folder: string
let target: string
let database: Database
let keys: Awaited<ReturnType<typeof makeKeys>>[]
let logged: string[]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-job-'))
  target = path.join(folder, 'backups')
  database = await openFreshDatabase()
  keys = [await makeKeys(), await makeKeys()]
  logged = []
  const { rows } = await database.db.execute<{ name: string }>(sql`SELECT current_database() AS name`)
  const settings = {
    DATABASE_URL: withDatabase(inject('databaseServer'), rows[0]?.name ?? ''),
    DATA_DIR: folder,
    BACKUP_TARGET: target,
    BACKUP_RECIPIENTS: keys.map(({ recipient }) => recipient).join(','),
    STORAGE_URL: '',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const log =
  (level: string) =>
  (_: unknown, message = '') =>
    void logged.push(`${level}: ${message}`)

/** Runs the job as the queue does; the command of operators reads the settings of the process. */
async function run(at = target, now = new Date()): Promise<void> {
  vi.stubEnv('BACKUP_TARGET', at)
  const logger = { info: log('info'), warn: log('warn') }
  const job = backupJob({ BACKUP_TARGET: at, BACKUP_HOURS: 24, database, logger, clock: () => now })
  await job.run({
    key: '',
    isLastAttempt: false,
    signal: new AbortController().signal,
    ask: async () => {},
  })
}

/** What operators and staff are told about the backups of a place. */
async function told(at = target) {
  const env = {
    BACKUP_TARGET: at,
    BACKUP_HOURS: 24,
    BACKUP_RECIPIENTS: keys.map(({ recipient }) => recipient),
  }
  const backups = followBackups({ env, database, clock: () => new Date() })
  return { notes: await backups.findNotes(), last: backups.last() }
}

/** A finished backup of some database, as a run before has left it. */
async function plant(madeAt: Date, of: { id: string; server: string | null }): Promise<string> {
  const name = nameFor(madeAt)
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, name), 'x')
  const facts = { format: 1, madeAt: madeAt.toISOString(), bytes: 1, sha256: '', missing: 0 }
  await writeFile(
    path.join(target, sidecarOf(name)),
    JSON.stringify({ ...facts, database: of.id, server: of.server }),
  )
  return name
}

test('The job makes a backup that its keys open, and none while the last one is young', async () => {
  await run()
  const [name = '', ...others] = await readdir(target)
  expect(others).toEqual([sidecarOf(name)])
  const bytes = await readFile(path.join(target, name))
  const read = await readBackup(asList(bytes), [keys[1]?.identity ?? ''])
  expect(read.about.database).toBe((await identifyDatabase(database)).id)
  expect(logged).toEqual(['info: a backup was made'])
  expect(await told()).toEqual({
    notes: [],
    last: { madeAt: expect.stringMatching(/Z$/), bytes: bytes.length, target },
  })
  await run()
  expect(await readdir(target)).toHaveLength(2)
  expect(logged).toHaveLength(1)
})

test('The job removes its own backups at the end of their time, and nothing else', async () => {
  const own = await identifyDatabase(database)
  const ago = (days: number) => new Date(Date.now() - days * day)
  const expired = await plant(ago(800), own)
  const kept = await plant(ago(1.5), own)
  const foreign = await plant(ago(900), { id: randomUUID(), server: null })
  await writeFile(path.join(target, 'notes.txt'), 'not a backup')
  await run()
  const names = await readdir(target)
  for (const name of [kept, foreign]) expect(names).toEqual(expect.arrayContaining([name, sidecarOf(name)]))
  expect(names).toContain('notes.txt')
  expect(names).not.toContain(expired)
  expect(names).not.toContain(sidecarOf(expired))
  expect(names).toHaveLength(7)
})

test('A target that cannot be used fails the job with its reason, and becomes a note', async () => {
  const file = path.join(folder, 'a-file')
  await writeFile(file, '')
  await expect(run(file)).rejects.toThrow(`${file}: ENOTDIR`)
  expect(await told(file)).toEqual({ notes: ['backup_unreadable'], last: null })
  // The place can be listed, but what the command needs is missing.
  vi.stubEnv('BACKUP_RECIPIENTS', '')
  await expect(run()).rejects.toThrow(/^No backup was made: BACKUP_RECIPIENTS: must be set/)
  expect(logged).toEqual([])
})

test('A last backup that has become unreadable is a note, and is made anew', async () => {
  await run()
  const [name = ''] = await readdir(target)
  await writeFile(path.join(target, name), 'cut short')
  expect(await told()).toEqual({ notes: ['backup_unreadable'], last: null })
  await run(target, new Date(Date.now() + 60_000))
  expect((await told()).notes).toEqual([])
})

async function* asList(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
