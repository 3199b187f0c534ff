import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { ReadableStream } from 'node:stream/web'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore, StoredFile } from '#domain/file-store.ts'
import { isPlainId, markName, requirePlainId } from './require-plain-id.ts'
import type { StorageAddress } from './read-storage-url.ts'

/** A client of the service at an address. */
export function openS3Client({ endpoint, region, credentials }: StorageAddress): S3Client {
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  client.middlewareStack.add(
    (next) => (given) =>
      next(given).catch((error: unknown) => {
        throw hasNoTls(error) ? new Error(withoutTls(endpoint ?? ''), { cause: error }) : error
      }),
    { step: 'initialize', name: 'explainMissingTls' },
  )
  return client
}

/** Whether a store has answered a request by TLS with something else. */
function hasNoTls(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:EPROTO|ERR_SSL_)/.test(String(error.code))
}

function withoutTls(endpoint: string): string {
  return `The store at ${endpoint.replace('https://', '')} does not speak TLS: write tls=0 at the end of its address, or switch TLS on there.`
}

/**
 * Contents as objects of an S3-compatible store. Uploads are streamed in parts of 5 MB, of which two are in memory; an
 * object exists once all of its parts have arrived.
 */
export function openS3Store(
  client: S3Client,
  { bucket: Bucket, prefix }: Pick<StorageAddress, 'bucket' | 'prefix'>,
): FileStore {
  const trash = `${prefix}trash/`
  const keyOf = (id: string) => `${prefix}${requirePlainId(id)}`
  const trashedKeyOf = (id: string) => `${trash}${requirePlainId(id)}`
  /** Moves an object; false when there is none. The service sets the time of the copy. */
  async function move(from: string, to: string): Promise<boolean> {
    const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`
    if (!(await orNull(client.send(new CopyObjectCommand({ Bucket, Key: to, CopySource }))))) return false
    await client.send(new DeleteObjectCommand({ Bucket, Key: from }))
    return true
  }
  async function remove(Key: string): Promise<void> {
    await client.send(new DeleteObjectCommand({ Bucket, Key }))
  }
  /** The contents directly below a prefix. */
  async function* list(Prefix: string): AsyncGenerator<StoredFile> {
    for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix, Delimiter: '/' }))
      for (const { Key = '', LastModified } of page.Contents ?? []) {
        const id = Key.slice(Prefix.length)
        if (LastModified && isPlainId(id)) yield { id, storedAt: LastModified }
      }
  }
  async function read(Key: string, Range?: string): Promise<Readable | null> {
    const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key, Range })))
    if (!found) return null
    if (!(found.Body instanceof Readable)) throw new TypeError('The store has sent no content.')
    return found.Body
  }
  return {
    async write(id, content) {
      const source = noteFailure(content)
      const Body = Readable.from(source.content)
      try {
        await new Upload({ client, params: { Bucket, Key: keyOf(id), Body }, queueSize: 2 }).done()
      } catch (error) {
        // The upload that is given up may fail to be aborted, too: what counts is why it was given up.
        throw source.failure ?? error
      }
    },
    async read(id, range) {
      const found = await read(keyOf(id), range && `bytes=${range.start}-${range.end}`)
      return found && ReadableStream.from(found)
    },
    async sizeOf(id) {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(id) })))
      return found?.ContentLength ?? null
    },
    remove: async (id) => remove(keyOf(id)),
    list: () => list(prefix),
    trash: {
      take: async (id) => void (await move(keyOf(id), trashedKeyOf(id))),
      putBack: async (id) => move(trashedKeyOf(id), keyOf(id)),
      list: () => list(trash),
      remove: async (id) => remove(trashedKeyOf(id)),
    },
    async readMark() {
      const found = await read(`${prefix}${markName}`)
      return found && text(found)
    },
    async writeMark(mark) {
      const params = { Bucket, Key: `${prefix}${markName}`, Body: mark, ContentType: 'application/json' }
      await client.send(new PutObjectCommand(params))
    },
  }
}

/** A content that remembers the error with which it has ended. */
function noteFailure(content: AsyncIterable<Uint8Array>) {
  const source = { content: watched(), failure: null as unknown }
  return source
  async function* watched() {
    try {
      yield* content
    } catch (error) {
      source.failure = error
      throw error
    }
  }
}

/** The store's response; null when it has no such object. */
async function orNull<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && ['NoSuchKey', 'NotFound'].includes(error.name)) return null
    throw error
  }
}
