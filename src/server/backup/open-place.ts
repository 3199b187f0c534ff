import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { readStorageUrl } from '../files/read-storage-url.ts'
import { BackupError, reasonOf } from './backup-error.ts'

/** Where backups are: a folder, or the objects below a prefix of a bucket. */
export type BackupTarget = {
  shownAs: string
  /** Writes a file for the site's user only; it gets its name when it is complete. */
  write(name: string, bytes: AsyncIterable<Uint8Array>): Promise<void>
  read(name: string): AsyncIterable<Uint8Array>
  /** The names of all files with their sizes. */
  list(): Promise<Map<string, number>>
  remove(name: string): Promise<void>
  close(): void
}

/** An object may have 10,000 parts, so that backups of 320 GB fit; one part is in memory. */
const partSize = 32 * 1024 * 1024
/** What a crash has left of a file. */
const partial = '.partial'

/** Opens a folder, or `s3://key:secret@host/bucket/folder` as STORAGE_URL describes it. Throws a BackupError. */
export async function openTarget(address: string): Promise<BackupTarget> {
  return address.startsWith('s3://') ? openBucket(address) : openFolder(path.resolve(address))
}

/** Opens the place of a single backup. `known`: an address whose key and secret are used if this one has none. */
export async function openPlaceOf(
  address: string,
  known: string | undefined,
): Promise<{ place: BackupTarget; name: string }> {
  if (!address.startsWith('s3://')) {
    const file = path.resolve(address)
    return { place: await openTarget(path.dirname(file)), name: path.basename(file) }
  }
  const name = /\/([^/?]+)(\?[^?]*)?$/.exec(address)?.[1] ?? ''
  const folder = withKeysOf(address, known).replace(/\/[^/?]+(\?[^?]*)?$/, '/$1')
  return { place: await openTarget(folder), name: decodeURIComponent(name) }
}

function withKeysOf(address: string, known: string | undefined): string {
  if (known === undefined || !URL.canParse(address) || !URL.canParse(known)) return address
  const [wanted, given] = [new URL(address), new URL(known)]
  if (wanted.username !== '' || wanted.host !== given.host) return address
  return address.replace('s3://', `s3://${given.username}:${given.password}@`)
}

function openFolder(folder: string): BackupTarget {
  const placeOf = (name: string) => path.join(folder, name)
  return {
    shownAs: folder,
    async write(name, bytes) {
      const part = placeOf(name + partial)
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 })
        const file = await open(part, 'w', 0o600)
        try {
          for await (const chunk of bytes) await file.writeFile(chunk)
          await file.sync()
        } finally {
          await file.close()
        }
        await rename(part, placeOf(name))
      } catch (error) {
        await rm(part, { force: true })
        throw explain(error, placeOf(name))
      }
    },
    async *read(name) {
      try {
        yield* createReadStream(placeOf(name))
      } catch (error) {
        throw explain(error, placeOf(name))
      }
    },
    async list() {
      try {
        const names = await readdir(folder)
        const sizes = names.map(async (name) => [name, (await stat(placeOf(name))).size] as const)
        return new Map(await Promise.all(sizes))
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map()
        throw explain(error, folder)
      }
    },
    remove: async (name) => rm(placeOf(name), { force: true }),
    close: () => {},
  }
}

async function openBucket(url: string): Promise<BackupTarget> {
  const address = readStorageUrl(url)
  if (!address)
    throw new BackupError(
      'The address of the bucket cannot be read: it looks like s3://key:secret@host:port/bucket/folder?region=eu-central-1',
    )
  const { openS3Client } = await import('../files/open-s3-store.ts')
  const { DeleteObjectCommand, GetObjectCommand, paginateListObjectsV2 } = await import('@aws-sdk/client-s3')
  const { Upload } = await import('@aws-sdk/lib-storage')
  const { bucket: Bucket, prefix } = address
  const client = openS3Client(address)
  const shownAs = `s3://${Bucket}/${prefix}`
  const asked = async <T>(answer: Promise<T>): Promise<T> =>
    answer.catch((error: unknown) => {
      throw explain(error, shownAs)
    })
  return {
    shownAs,
    async write(name, bytes) {
      const params = { Bucket, Key: prefix + name, Body: Readable.from(bytes, { objectMode: false }) }
      await asked(new Upload({ client, params, partSize, queueSize: 1 }).done())
    },
    async *read(name) {
      const { Body } = await asked(client.send(new GetObjectCommand({ Bucket, Key: prefix + name })))
      if (!(Body instanceof Readable)) throw new TypeError('The store has sent no content.')
      yield* Body
    },
    async list() {
      const sizes = new Map<string, number>()
      const listing = async () => {
        for await (const page of paginateListObjectsV2(
          { client },
          { Bucket, Prefix: prefix, Delimiter: '/' },
        ))
          for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key.slice(prefix.length), Size)
      }
      await asked(listing())
      return sizes
    },
    remove: async (name) =>
      void (await asked(client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name })))),
    close: () => client.destroy(),
  }
}

/** Says where something has failed. Errors of ours pass as they are, because what was written may have failed. */
function explain(error: unknown, where: string): Error {
  if (error instanceof BackupError) return error
  const isOfPlace =
    error instanceof Error && (('code' in error && 'syscall' in error) || '$metadata' in error)
  if (!isOfPlace) return error instanceof Error ? error : new Error(String(error))
  return new BackupError(`${where}: ${reasonOf(error)}.`, { cause: error })
}
