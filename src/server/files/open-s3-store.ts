import { Readable } from 'node:stream'
import { ReadableStream } from 'node:stream/web'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from '#domain/file-store.ts'
import { requirePlainId } from './require-plain-id.ts'
import type { StorageAddress } from './read-storage-url.ts'

/**
 * Contents as objects of an S3-compatible store. Uploads are streamed in parts of 5 MB, of which two are in memory; an
 * object exists once all of its parts have arrived.
 */
export function openS3Store(address: StorageAddress): FileStore & { close(): void } {
  const { bucket: Bucket, prefix, endpoint, region, credentials } = address
  const client = new S3Client({
    region,
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const keyOf = (id: string) => `${prefix}${requirePlainId(id)}`
  return {
    async write(id, content) {
      const Body = Readable.from(content)
      await new Upload({ client, params: { Bucket, Key: keyOf(id), Body }, queueSize: 2 }).done()
    },
    async read(id, range) {
      const Range = range && `bytes=${range.start}-${range.end}`
      const found = await orNull(client.send(new GetObjectCommand({ Bucket, Key: keyOf(id), Range })))
      if (!found) return null
      if (!(found.Body instanceof Readable)) throw new TypeError('The store has sent no content.')
      return ReadableStream.from(found.Body)
    },
    async sizeOf(id) {
      const found = await orNull(client.send(new HeadObjectCommand({ Bucket, Key: keyOf(id) })))
      return found?.ContentLength ?? null
    },
    async remove(id) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(id) }))
    },
    async *list() {
      for await (const page of paginateListObjectsV2({ client }, { Bucket, Prefix: prefix }))
        for (const { Key = '', LastModified } of page.Contents ?? [])
          if (LastModified) yield { id: Key.slice(prefix.length), storedAt: LastModified }
    },
    close: () => client.destroy(),
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
