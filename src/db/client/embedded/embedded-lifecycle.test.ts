import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#db/client/database.ts'
import { endProgram, readFirstLine, runProgram, startProgram } from '#db/client/test-programs/run-program.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'

const NOBODY = { uid: 65534, gid: 65534 }
const isRoot = process.getuid?.() === 0

describe('the embedded database', { timeout: 60_000 }, () => {
  const directory = useTemporaryDirectory()
  const inside = (name: string) => path.join(directory, name)

  /** A data directory with an empty database that was closed properly. */
  const prepare = (name: string) => {
    fs.cpSync(inside('prepared'), inside(name), { recursive: true })
    return inside(name)
  }

  beforeAll(async () => {
    const database = await openDatabase({ dataDir: inside('prepared') })
    await database.close()
  }, 60_000)

  it('keeps what was written over a proper end, and lets nobody else read it', async () => {
    const dataDir = prepare('kept')
    const first = await openDatabase({ dataDir })
    await first.db.execute(sql`CREATE TABLE note AS SELECT 'Grüße' AS text`)
    await first.close()
    expect(fs.statSync(path.join(dataDir, 'postgres')).mode & 0o077).toBe(0)
    const second = await openDatabase({ dataDir })
    const { rows } = await second.db.execute(sql`SELECT text FROM note`)
    await second.close()
    expect(rows).toEqual([{ text: 'Grüße' }])
  })

  it('is refused to a second process and to the same one, and free again after closing', async () => {
    const dataDir = prepare('shared')
    const refusal = `DATABASE_IN_USE The database in ${dataDir} is open already, in another process or in this one. Close it there first.`
    const database = await openDatabase({ dataDir })
    expect(runProgram('opener.ts', [dataDir])).toBe(refusal)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ code: 'DATABASE_IN_USE' })
    expect(runProgram('opener.ts', [dataDir])).toBe(refusal)
    await database.db.execute(sql`SELECT 1`)
    await database.close()
    expect(runProgram('opener.ts', [dataDir])).toBe('opened')
  })

  it('closes when its process is asked to end, with everything acknowledged in it', async () => {
    const [dataDir, log] = [prepare('ended'), inside('ended.log')]
    const writer = startProgram('writer.ts', dataDir, log)
    await readFirstLine(writer)
    await until(() => fs.existsSync(log) && fs.statSync(log).size > 1000)
    expect(await endProgram(writer, 'SIGTERM')).toBe(0)
    const next = startProgram('writer.ts', dataDir, log)
    expect(await readFirstLine(next)).toMatchObject({ lost: 0, unindexed: 0 })
    await endProgram(next, 'SIGTERM')
  })

  it('names a data directory that cannot be written to', async () => {
    fs.writeFileSync(inside('file'), '')
    const dataDir = inside('file/database')
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_WRITABLE',
      message: expect.stringContaining(dataDir),
    })
  })

  it.skipIf(process.platform === 'win32' || (isRoot && !isReadableForAll()))(
    'names a data directory that belongs to somebody else',
    async () => {
      const dataDir = prepare('read-only')
      fs.chmodSync(directory, 0o755)
      fs.chmodSync(dataDir, 0o555)
      const output = runProgram('opener.ts', [dataDir], isRoot ? NOBODY : undefined)
      fs.chmodSync(dataDir, 0o755)
      expect(output).toContain(`DATA_DIR_NOT_WRITABLE The data directory ${dataDir} cannot be written to`)
    },
  )

  it('names a data directory of another version', async () => {
    const dataDir = inside('old')
    fs.mkdirSync(path.join(dataDir, 'postgres'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '12\n')
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_USABLE',
      message: expect.stringContaining('written by PostgreSQL 12, not PostgreSQL 18'),
    })
  })

  it('names a data directory that is damaged, and touches nothing in it', async () => {
    const dataDir = prepare('damaged')
    const control = path.join(dataDir, 'postgres', 'global', 'pg_control')
    fs.truncateSync(control, 100)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_USABLE',
      message: expect.stringContaining('pg_control'),
    })
    expect(fs.statSync(control).size).toBe(100)
  })

  it('throws away what a first start left behind that was ended half-way', async () => {
    const dataDir = inside('half')
    fs.mkdirSync(path.join(dataDir, 'postgres', 'base'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '18\n')
    const mark = path.join(dataDir, 'postgres', 'unfinished-first-start')
    fs.writeFileSync(mark, '')
    const database = await openDatabase({ dataDir })
    await database.close()
    expect(fs.existsSync(mark)).toBe(false)
  })

  it('starts from a dump of another one, but not over data that is there', async () => {
    const original = await openDatabase({ dataDir: ':memory:' })
    await original.db.execute(sql`CREATE TABLE note AS SELECT 1 AS id`)
    const loadDataDir = await original.dump?.()
    await original.close()
    const dataDir = inside('loaded')
    const copy = await openDatabase({ dataDir, loadDataDir })
    const { rows } = await copy.db.execute(sql`SELECT id FROM note`)
    await copy.close()
    expect(rows).toEqual([{ id: 1 }])
    await expect(openDatabase({ dataDir, loadDataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_USABLE',
    })
  })
})

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Whether a program of this project can be run as another user. */
function isReadableForAll(): boolean {
  const ancestors = import.meta.dirname
    .split(path.sep)
    .map((_, index, all) => all.slice(0, index + 1).join(path.sep))
  return ancestors.every((ancestor) => (fs.statSync(ancestor || path.sep).mode & 0o005) === 0o005)
}
