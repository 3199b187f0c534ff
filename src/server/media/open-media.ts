import path from 'node:path'
import type { FileStore } from '#domain/file-store.ts'
import type { MediaPorts } from '#domain/media/index.server.ts'
import { openFileStore } from '../files/open-file-store.ts'
import { readStorageUrl } from '../files/read-storage-url.ts'
import { openPictureStudio } from './open-picture-studio.ts'
import { openUploadParts } from './open-upload-parts.ts'

/**
 * Opens the ports of the library: its store (`media` in the data directory unless there is an address), and the
 * studio.
 */
export async function openMedia(given: {
  dataDir: string
  storageUrl: string | undefined
  onError: (reason: string) => void
}): Promise<MediaPorts & { close(): Promise<void> }> {
  const { dataDir, storageUrl, onError } = given
  const studio = openPictureStudio({ onError })
  const remote = storageUrl === undefined ? null : await openRemote(storageUrl)
  return {
    store: remote ?? openFileStore(path.join(dataDir, 'media')),
    parts: openUploadParts(path.join(dataDir, 'uploads')),
    studio,
    async close() {
      await studio.close()
      remote?.close()
    },
  }
}

/** The S3 client is loaded only if it is needed. */
async function openRemote(storageUrl: string): Promise<FileStore & { close(): void }> {
  const address = readStorageUrl(storageUrl)
  if (!address) throw new Error('STORAGE_URL is no address of a store.')
  const { openS3Store } = await import('../files/open-s3-store.ts')
  return openS3Store(address)
}
