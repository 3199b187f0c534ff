import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createGzip } from 'node:zlib'
import type { FileStore } from '../file-store.ts'

/** Faster than the usual one, and hardly larger. */
const compression = 4

export type WrittenFile = { bytes: number; sha256: string }

/** A file that is compressed and stored while it is written. */
export type DumpFile = {
  add(text: string): Promise<void>
  end(): Promise<WrittenFile>
  /** Ends it with an error, so that nothing is left in the store. */
  fail(reason: Error): Promise<void>
}

/** Writes wait for the store: however long the file is, it takes the memory of a few pieces. */
export function openDumpFile(store: Pick<FileStore, 'write'>, id: string): DumpFile {
  const gzip = createGzip({ level: compression })
  const sum = createHash('sha256')
  let bytes = 0
  const stored = store.write(id, measured())
  stored.catch((error: unknown) => gzip.destroy(error instanceof Error ? error : new Error(String(error))))

  async function* measured(): AsyncGenerator<Uint8Array> {
    for await (const piece of gzip as AsyncIterable<Uint8Array>) {
      sum.update(piece)
      bytes += piece.length
      yield piece
    }
  }

  return {
    async add(text) {
      if (text === '' || gzip.write(text)) return
      await once(gzip, 'drain') // rejects when it is destroyed
    },
    async end() {
      gzip.end()
      await stored
      return { bytes, sha256: sum.digest('hex') }
    },
    async fail(reason) {
      gzip.destroy(reason)
      await stored.catch(() => {})
    },
  }
}
