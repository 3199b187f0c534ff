import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import { openEngine, proveFsync } from './engine.ts'
import { SyncingNodeFS } from './syncing-file-system.ts'
import { speakWire } from './wire.ts'

describe('the engine of the embedded database', () => {
  const directory = useTemporaryDirectory()

  it('syncs at every commit and at no reading', { timeout: 60_000 }, async () => {
    const clusterDir = path.join(directory, 'syncing')
    fs.mkdirSync(clusterDir)
    const files = new SyncingNodeFS(clusterDir)
    const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
    const pg = await PGlite.create({ fs: files, startParams })
    await pg.exec('CREATE TABLE note (id int)')
    const before = files.syncs
    await pg.exec('INSERT INTO note VALUES (1)')
    const afterCommit = files.syncs
    await pg.query('SELECT * FROM note')
    await pg.close()
    expect(afterCommit).toBeGreaterThan(before)
    expect(files.syncs).toBeGreaterThanOrEqual(afterCommit)
  })

  it('refuses to start when a commit does not reach the disk', { timeout: 60_000 }, async () => {
    const pg = await PGlite.create()
    await expect(proveFsync(pg, () => 0)).rejects.toThrow('does not write commits to the disk')
    await pg.close()
  })

  it('notices a crash that PGlite answers as if nothing had been', { timeout: 60_000 }, async () => {
    const { pg } = await openEngine({})
    const answerWire = speakWire(pg)
    const answer = await answerWire(simpleQuery('SELECT 1'))
    expect(String.fromCharCode(answer[0] ?? 0)).toBe('T')
    await expect(answerWire(simpleQuery('SELECT 1 / 0'))).resolves.toBeInstanceOf(Uint8Array)
    const module = pg.Module
    const mainLoop = '_PostgresMainLoopOnce'
    module[mainLoop] = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    await expect(speakWire(pg)(simpleQuery('SELECT 1'))).rejects.toThrow('PostgreSQL crashed (Maximum call stack')
  })
})

/** The message of the wire protocol that carries one statement. */
function simpleQuery(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + text.length)
  return Uint8Array.from(Buffer.concat([Buffer.from('Q'), length, text]))
}
