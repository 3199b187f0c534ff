import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase } from '#db/client/database.ts'
import { endProgram, readFirstLine, runProgram, startProgram } from '#db/client/test-programs/run-program.ts'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import { isComplete } from '../../../../tests/support/sweep.ts'
import { findPrograms } from './programs.ts'

const isRoot = process.getuid?.() === 0
const nobody = { uid: 65534, gid: 65534 }

describe('the embedded database', () => {
  const directory = useTemporaryDirectory()
  const inside = (...names: string[]) => path.join(directory, ...names)
  /** A directory with an empty database that was shut down. Copying one is much faster than creating one. */
  const copyDatabase = (...names: string[]) => {
    execFileSync('cp', ['-a', inside('empty'), inside(...names)])
    return inside(...names)
  }
  beforeAll(async () => {
    const database = await openDatabase({ dataDir: inside('empty') })
    await database.close()
  }, 60_000)

  it('keeps what was written after a clean shutdown, and is readable for nobody else', async () => {
    const dataDir = inside('kept')
    const first = await openDatabase({ dataDir })
    await first.db.execute(sql`CREATE TABLE note AS SELECT 'Grüße' AS text`)
    await first.close()
    expect(fs.statSync(dataDir).mode & 0o077).toBe(0)
    expect(fs.existsSync(path.join(dataDir, 'data/postmaster.pid'))).toBe(false)
    const second = await openDatabase({ dataDir })
    const { rows } = await second.db.execute(sql`SELECT text FROM note`)
    await second.close()
    expect(rows).toEqual([{ text: 'Grüße' }])
  })

  it('is shared with commands, but refused to a second site in one line', async () => {
    const dataDir = copyDatabase('shared')
    const site = await openDatabase({ dataDir, isExclusive: true })
    await site.db.execute(sql`CREATE TABLE note AS SELECT 1 AS id`)
    expect(runProgram('opener.ts', [dataDir])).toBe('opened')
    expect(runProgram('opener.ts', [dataDir, 'exclusive'])).toBe(
      'DATABASE_IN_USE Another site runs on this DATA_DIR: end it, or set DATA_DIR to another directory.',
    )
    expect((await site.db.execute(sql`SELECT id FROM note`)).rows).toEqual([{ id: 1 }])
    await site.close()
    expect(runProgram('opener.ts', [dataDir, 'exclusive'])).toBe('opened')
  })

  it('continues for other processes when the one that started it ends', async () => {
    const dataDir = copyDatabase('inherited')
    const log = inside('inherited.log')
    const starter = startProgram('writer.ts', dataDir, log)
    await readFirstLine(starter)
    const other = await openDatabase({ dataDir })
    await endProgram(starter, 'SIGKILL')
    await other.db.execute(sql`SELECT pg_sleep(0.6)`)
    expect((await other.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
    await other.close()
  })

  it('does not outlive the last process that used it, even if that was killed', async () => {
    const dataDir = copyDatabase('orphan')
    const writer = startProgram('writer.ts', dataDir, inside('orphan.log'))
    await readFirstLine(writer)
    await endProgram(writer, 'SIGKILL')
    await vi.waitFor(() => expect(readServerPid(dataDir)).toBe(null), { timeout: 30_000 })
  })

  it('shuts down when its process is asked to end, with every acknowledged row stored', async () => {
    const [dataDir, log] = [copyDatabase('ended'), inside('ended.log')]
    const writer = startProgram('writer.ts', dataDir, log)
    await readFirstLine(writer)
    await vi.waitFor(() => expect(fs.statSync(log).size).toBeGreaterThan(1000), { timeout: 30_000 })
    expect(await endProgram(writer, 'SIGTERM')).toBe(0)
    const next = startProgram('writer.ts', dataDir, log)
    expect(await readFirstLine(next)).toMatchObject({ lost: 0, unindexed: 0 })
    await endProgram(next, 'SIGTERM')
  })

  it('is restarted when its server is killed, and its process continues', async () => {
    const dataDir = copyDatabase('server-killed')
    const database = await openDatabase({ dataDir })
    await database.db.execute(sql`CREATE TABLE note AS SELECT 1 AS id`)
    const heard: unknown[] = []
    await database.listen('news', (payload) => heard.push(payload))
    killServer(dataDir)
    await vi.waitFor(
      async () => expect((await database.db.execute(sql`SELECT id FROM note`)).rows).toEqual([{ id: 1 }]),
      { timeout: 30_000, interval: 200 },
    )
    await vi.waitFor(() => expect(heard).toEqual([null]), { timeout: 30_000 })
    await database.notify('news', 'again')
    await vi.waitFor(() => expect(heard).toEqual([null, 'again']), { timeout: 30_000 })
    await database.close()
  })

  it('works below a path that is longer than sockets allow, with spaces and umlauts', async () => {
    const dataDir = inside('ein Ordner mit Umläuten', 'x'.repeat(60), 'y'.repeat(60), 'postgres')
    const database = await openDatabase({ dataDir })
    const session = database.withSession((client) => client.query('SELECT 1 AS one'))
    expect((await session).rows).toEqual([{ one: 1 }])
    await database.close()
    const again = await openDatabase({ dataDir })
    await again.close()
  })

  it('is started by several processes at once, all of which can connect', async () => {
    const dataDir = inside('together')
    const openings = [1, 2, 3, 4].map(() => openDatabase({ dataDir }))
    const databases = await Promise.all(openings)
    await Promise.all(databases.map(({ db }) => db.execute(sql`SELECT 1`)))
    await Promise.all(databases.map((database) => database.close()))
  })

  it('reports a directory that cannot be created', async () => {
    fs.writeFileSync(inside('file'), '')
    const dataDir = inside('file/postgres')
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_WRITABLE',
      message: expect.stringContaining(dataDir),
    })
  })

  it.runIf(isRoot && isReachableForAll())(
    'reports a read-only directory, and one of another user',
    async () => {
      fs.mkdirSync(inside('of-root'))
      const dataDir = copyDatabase('of-root', 'postgres')
      fs.chmodSync(directory, 0o755)
      fs.mkdirSync(inside('read-only'), { mode: 0o555 })
      const stranger = { uid: 1234, gid: 1234 }
      expect(runProgram('opener.ts', [inside('read-only/postgres')], stranger)).toContain(
        `DATA_DIR_NOT_WRITABLE ${inside('read-only/postgres')} cannot be written to`,
      )
      expect(runProgram('opener.ts', [dataDir], stranger)).toMatch(
        /DATA_DIR_NOT_(WRITABLE|USABLE) .*(belongs to another user|cannot be written to)/,
      )
    },
  )

  it.runIf(isRoot && isReachableForAll())('runs for an ordinary user, too', () => {
    const home = inside('home')
    fs.mkdirSync(home, { mode: 0o700 })
    fs.chownSync(home, nobody.uid, nobody.gid)
    fs.chmodSync(directory, 0o755)
    expect(runProgram('opener.ts', [path.join(home, 'postgres')], nobody)).toBe('opened')
  })

  it('reports a directory of another major version, and how to migrate', async () => {
    const dataDir = inside('old')
    fs.mkdirSync(path.join(dataDir, 'data'), { recursive: true })
    fs.writeFileSync(path.join(dataDir, 'data/PG_VERSION'), '12\n')
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'NO_POSTGRES',
      message: expect.stringMatching(
        /is of PostgreSQL 12, here is \d+: set POSTGRES_BIN .*npm run db:restore/,
      ),
    })
  })

  it('reports a damaged directory, and changes nothing in it', async () => {
    const dataDir = copyDatabase('damaged')
    const control = path.join(dataDir, 'data/global/pg_control')
    fs.truncateSync(control, 100)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DATA_DIR_NOT_USABLE',
      message: expect.stringContaining('pg_control'),
    })
    expect(fs.statSync(control).size).toBe(100)
  })

  it('reports a full disk when its server cannot start, and starts once there is space', async () => {
    const dataDir = copyDatabase('full')
    const { major } = findPrograms(process.env)
    const programs = inside('programs')
    fs.mkdirSync(programs)
    // A log on a full disk may be cut off anywhere; this is the beginning of PostgreSQL's real message.
    const complaint = 'FATAL:  could not write lock file "postmaster.pid": No space left on device'
    const program = `#!/bin/sh\nif [ "$1" = --version ]; then echo 'postgres (PostgreSQL) ${major}.0'; exit; fi\necho '${complaint}' >&2; exit 1\n`
    for (const name of ['postgres', 'initdb'])
      fs.writeFileSync(path.join(programs, name), program, { mode: 0o755 })
    fs.chmodSync(directory, 0o755)
    vi.stubEnv('POSTGRES_BIN', programs)
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'DISK_FULL',
      message: expect.stringMatching(/^The disk of .* is full\. Nothing that was saved is lost: make room/),
    })
    vi.unstubAllEnvs()
    const again = await openDatabase({ dataDir })
    await again.close()
  })

  it('loses no acknowledged row, however often everything is killed', { timeout: 300_000 }, async () => {
    const dataDir = copyDatabase('killed')
    const log = inside('killed.log')
    const reports: unknown[] = []
    for (let round = 0; round <= (isComplete ? 20 : 3); round++) {
      const writer = startProgram('writer.ts', dataDir, log)
      reports.push(await readFirstLine(writer))
      await new Promise((resolve) => setTimeout(resolve, 50 + ((round * 173) % 300)))
      killServer(dataDir)
      // A writer that notices the end of its database first has exited by itself.
      expect(['SIGKILL', 1]).toContain(await endProgram(writer, 'SIGKILL'))
    }
    for (const report of reports) expect(report).toMatchObject({ lost: 0, unindexed: 0 })
    expect(reports.at(-1)).not.toMatchObject({ acknowledged: 0 })
  })

  it('opens again after its very first start was killed', async () => {
    const dataDir = inside('young')
    for (const delay of isComplete ? [300, 700, 1000, 1400] : [300, 1000]) {
      const opener = startProgram('opener.ts', dataDir)
      await new Promise((resolve) => setTimeout(resolve, delay))
      await endProgram(opener, 'SIGKILL')
    }
    expect(runProgram('opener.ts', [dataDir])).toBe('opened')
  })
})

function readServerPid(dataDir: string): number | null {
  const file = path.join(dataDir, 'data/postmaster.pid')
  return fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8').split('\n')[0]) : null
}

/** Kills the server and all its processes at once, which simulates a power cut. */
function killServer(dataDir: string): void {
  const pid = readServerPid(dataDir)
  if (pid === null) throw new Error('The server does not run.')
  process.kill(-pid, 'SIGKILL')
}

/** Whether another user could run a program of this project. */
function isReachableForAll(): boolean {
  const ancestors = import.meta.dirname
    .split(path.sep)
    .map((_, index, all) => all.slice(0, index + 1).join(path.sep))
  return ancestors.every((ancestor) => (fs.statSync(ancestor || path.sep).mode & 0o005) === 0o005)
}
