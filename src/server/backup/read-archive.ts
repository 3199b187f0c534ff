import { PassThrough, pipeline, Readable } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'
import { extract } from 'tar-stream'
import { BackupError, reasonOf } from './backup-error.ts'
import { decrypt } from './encryption.ts'

export type ArchiveEntry = { name: string; size: number; bytes: AsyncIterable<Uint8Array> }

const ageMark = 'age-encryption.org/v1'
const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd])

/**
 * The entries of an archive, one after the other; each has to be read before the next. Throws a BackupError if it is none,
 * can't be decrypted, or is damaged or cut short.
 */
export async function* readArchive(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
): AsyncGenerator<ArchiveEntry> {
  const { start, bytes } = await peek(source)
  const isEncrypted = start.toString('latin1').startsWith(ageMark)
  if (!isEncrypted && !start.subarray(0, 4).equals(zstdMark))
    throw new BackupError('This is no backup of this program.')
  if (isEncrypted && identities.length === 0)
    throw new BackupError('The backup is encrypted: name the file with a secret key by --identity FILE.')
  const packed = isEncrypted ? decrypt(bytes, identities) : bytes
  const tar = extract()
  // The bridge makes of tar-stream's own kind of stream one that pipeline() knows.
  const ended = Promise.withResolvers<void>()
  ended.promise.catch(() => {}) // awaited below
  const bridge = new PassThrough()
  pipeline(Readable.from(packed), createZstdDecompress(), bridge, (error) => {
    if (error) ended.reject(error)
    else ended.resolve()
    if (error) tar.destroy(error)
  })
  bridge.pipe(tar)
  try {
    for await (const entry of tar) {
      const { name, size = 0, type } = entry.header
      if (type !== 'file') throw new BackupError(`The backup has an entry that it can't have (${name}).`)
      yield { name, size, bytes: explained(entry) }
    }
    await ended.promise // the encryption proves that nothing was cut off with its last bytes
  } catch (error) {
    throw explain(error)
  } finally {
    bridge.destroy()
    tar.destroy()
  }
}

/** The content of an entry, which fails with the same words as the archive. */
async function* explained(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch (error) {
    throw explain(error)
  }
}

function explain(error: unknown): unknown {
  if (error instanceof BackupError || !isOfArchive(error)) return error
  return new BackupError(`The backup is damaged or cut short (${reasonOf(error)}).`, { cause: error })
}

/** Whether an error says that the bytes are no archive, and not that they could not be fetched. */
function isOfArchive(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return code.startsWith('ZSTD_') || code === 'Z_BUF_ERROR' || /tar|unexpected end/i.test(error.message)
}

/** The first bytes of a content, and the whole of it. */
async function peek(
  source: AsyncIterable<Uint8Array>,
): Promise<{ start: Buffer; bytes: AsyncIterable<Uint8Array> }> {
  const chunks = source[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < ageMark.length) {
    const next = await chunks.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  const bytes = async function* (): AsyncGenerator<Uint8Array> {
    try {
      if (start.length > 0) yield start
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value
    } finally {
      await chunks.return?.()
    }
  }
  return { start, bytes: bytes() }
}
