import fs from 'node:fs'
import { pipeline } from 'node:stream'
import { pipeline as pipelineToEnd } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { DumpNotReadableError } from '#db/client/errors.ts'
import type { Database } from '#db/client/types.ts'
import { dumpLogical } from './logical-dump.ts'

/**
 * Dumps a database into a file, compressed if its name ends in `.gz`. The file gets its name when it is complete and
 * flushed to disk; until then it is called `….partial`. Only its owner may read it.
 */
export async function writeDumpFile(database: Database, file: string): Promise<void> {
  const partial = `${file}.partial`
  const target = fs.createWriteStream(partial, { mode: 0o600, flush: true })
  try {
    if (file.endsWith('.gz')) {
      const gzip = createGzip()
      await Promise.all([dumpLogical(database, gzip), pipelineToEnd(gzip, target)])
    } else {
      await dumpLogical(database, target)
    }
    fs.renameSync(partial, file)
  } catch (error) {
    fs.rmSync(partial, { force: true })
    throw error
  }
}

/**
 * Reads a dump, compressed or not, whatever its name is. Throws DumpNotReadableError, immediately or during reading.
 */
export async function* readDumpFile(file: string): AsyncGenerator<Uint8Array> {
  try {
    const bytes = fs.createReadStream(file)
    yield* isCompressed(file) ? pipeline(bytes, createGunzip(), () => undefined) : bytes
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DumpNotReadableError(`The dump ${file} cannot be read (${reason}).`, { cause })
  }
}

function isCompressed(file: string): boolean {
  const descriptor = fs.openSync(file, 'r')
  try {
    const start = Buffer.alloc(2)
    fs.readSync(descriptor, start)
    return start[0] === 0x1f && start[1] === 0x8b
  } finally {
    fs.closeSync(descriptor)
  }
}
