import { createHash, type Hash } from 'node:crypto'
import { once } from 'node:events'
import { pipeline } from 'node:stream'
import { constants, createZstdCompress } from 'node:zlib'
import { pack } from 'tar-stream'
import { encrypt } from './encryption.ts'

export type ArchiveWriter = {
  /** Adds an entry of exactly `size` bytes. */
  add(name: string, content: Uint8Array | { size: number; bytes: AsyncIterable<Uint8Array> }): Promise<void>
}

/**
 * The bytes of an archive with what `fill` adds, compressed, and encrypted unless there are no recipients. Only as much
 * is made as is read.
 */
export function writeArchive(
  recipients: readonly string[],
  fill: (archive: ArchiveWriter) => Promise<void>,
): AsyncIterable<Uint8Array> {
  const tar = pack()
  const add: ArchiveWriter['add'] = async (name, content) => {
    const { size, bytes } =
      content instanceof Uint8Array ? { size: content.length, bytes: [content] } : content
    const written = Promise.withResolvers<void>()
    const entry = tar.entry({ name, size, mode: 0o600, mtime: new Date(0) }, (error) =>
      error ? written.reject(error) : written.resolve(),
    )
    written.promise.catch(() => {}) // awaited below, unless the content fails first
    let given = 0
    for await (const chunk of bytes) {
      given += chunk.length
      if (given > size) break
      if (!entry.write(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)))
        await Promise.race([once(entry, 'drain'), written.promise])
    }
    if (given !== size) throw new Error(`${name} has changed its size while it was read.`)
    entry.end()
    await written.promise
  }
  fill({ add }).then(
    () => tar.finalize(),
    (error: unknown) => tar.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  const level = { [constants.ZSTD_c_compressionLevel]: 3, [constants.ZSTD_c_checksumFlag]: 1 }
  const packed = pipeline(tar, createZstdCompress({ params: level }), () => {})
  return recipients.length === 0 ? packed : encrypt(packed, recipients)
}

/** Passes bytes on, and counts and hashes them. */
export async function* measured(
  bytes: AsyncIterable<Uint8Array>,
  meter: { bytes: number; hash: Hash },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of bytes) {
    meter.bytes += chunk.length
    meter.hash.update(chunk)
    yield chunk
  }
}

export function openMeter(): { bytes: number; hash: Hash } {
  return { bytes: 0, hash: createHash('sha256') }
}
