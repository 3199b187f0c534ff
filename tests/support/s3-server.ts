import S3rver from 's3rver'
import type { StorageAddress } from '#server/files/read-storage-url.ts'

/** Starts a server that speaks the protocol of S3 and keeps its objects in a folder; it has one empty bucket. */
export async function openS3Server(
  directory: string,
): Promise<{ address: StorageAddress; close(): Promise<void> }> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: 'media', configs: [] }],
  })
  const { port } = await server.run()
  return {
    address: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket: 'media',
      prefix: '',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    },
    close: () => server.close(),
  }
}

/** The address of the server as STORAGE_URL names it, with a folder in its bucket. */
export function storageUrlOf({ endpoint, bucket, credentials }: StorageAddress, prefix: string): string {
  const { accessKeyId = '', secretAccessKey = '' } = credentials ?? {}
  return `s3://${accessKeyId}:${secretAccessKey}@${endpoint?.replace('http://', '')}/${bucket}/${prefix}?tls=0`
}
