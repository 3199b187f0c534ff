import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { describe, expect, it } from 'vitest'
import { useTemporaryDirectory } from '#db/client/test-programs/temporary-directory.ts'
import { openEngine, proveFsync } from './engine.ts'
import { SyncingNodeFS } from './syncing-file-system.ts'
import { speakWire } from './wire.ts'

describe('the engine of the embedded database', { timeout: 60_000 }, () => {
  const directory = useTemporaryDirectory()

  it('syncs at every commit and at no reading', async () => {
    const dataDir = path.join(directory, 'synced')
    fs.mkdirSync(dataDir)
    const { pg, countSyncs } = await openEngine({ dataDir })
    await pg.exec('CREATE TABLE note (id int)')
    const before = countSyncs()
    await pg.exec('INSERT INTO note VALUES (1)')
    const afterOne = countSyncs()
    await pg.exec('INSERT INTO note VALUES (2)')
    const afterTwo = countSyncs()
    await pg.query('SELECT * FROM note')
    expect(afterOne).toBe(before + 1)
    expect(afterTwo).toBe(before + 2)
    expect(countSyncs()).toBe(afterTwo)
    await pg.close()
  })

  it('refuses to start where commits do not reach the disk', async () => {
    const clusterDir = path.join(directory, 'unsynced')
    fs.mkdirSync(clusterDir)
    const files = new SyncingNodeFS(clusterDir)
    const pg = await PGlite.create({ fs: files }) // with what PGlite sets: no fsync
    await expect(proveFsync(pg, () => files.syncs)).rejects.toThrow('does not write commits to the disk')
    await pg.close()
  })

  it('notices a crash that PGlite answers as if nothing had been', async () => {
    const { pg } = await openEngine({})
    const answerWire = speakWire(pg)
    const answer = await answerWire(simpleQuery('SELECT 1'))
    expect(String.fromCharCode(answer[0] ?? 0)).toBe('T')
    await expect(answerWire(simpleQuery('SELECT 1 / 0'))).resolves.toBeInstanceOf(Uint8Array)
    const module = pg.Module
    const mainLoop = '_PostgresMainLoopOnce'
    const runOnce = module[mainLoop]
    module[mainLoop] = () => {
      runOnce() // else PGlite would offer the same statement for ever
      throw new RangeError('Maximum call stack size exceeded')
    }
    await expect(speakWire(pg)(simpleQuery('SELECT 1'))).rejects.toThrow(
      'PostgreSQL crashed (Maximum call stack',
    )
  })
})

/** The message of the wire protocol that carries one statement. */
function simpleQuery(statement: string): Uint8Array {
  const text = Buffer.from(`${statement}\0`)
  const length = Buffer.alloc(4)
  length.writeInt32BE(4 + text.length)
  return Uint8Array.from(Buffer.concat([Buffer.from('Q'), length, text]))
}
