import path from 'node:path'
import type { FileStore } from '#domain/file-store.ts'
import { openFileStore } from './open-file-store.ts'
import { readStorageUrl } from './read-storage-url.ts'

/** All stores of the site: in the data directory, or below the prefix of a bucket. */
export type Stores = {
  /** The library. */
  media: FileStore
  /** Files of form entries, which only staff may read. */
  files: FileStore
  /** The chunks of unfinished uploads to the library. */
  uploads: FileStore
  /** The dumps of the archive, which anybody may have. */
  dumps: FileStore
  /** The library and the files of entries with the places that messages name, in which an operator finds them. */
  places: StoreLocation[]
  isRemote: boolean
  close(): void
}

export type StoreLocation = { name: 'media' | 'files'; shownAs: string; store: FileStore }

/** Opens the stores: those that STORAGE_URL names, or else folders of the data directory. */
export async function openStores(given: {
  dataDir: string
  storageUrl: string | undefined
}): Promise<Stores> {
  const { dataDir, storageUrl } = given
  if (storageUrl !== undefined) return openRemote(storageUrl)
  const media = openFileStore(path.join(dataDir, 'media'))
  const files = openFileStore(path.join(dataDir, 'files'))
  return {
    media,
    files,
    uploads: openFileStore(path.join(dataDir, 'uploads')),
    dumps: openFileStore(path.join(dataDir, 'dumps')),
    places: [
      { name: 'media', shownAs: 'DATA_DIR/media', store: media },
      { name: 'files', shownAs: 'DATA_DIR/files', store: files },
    ],
    isRemote: false,
    close: () => {},
  }
}

/** The S3 client is loaded only if it is needed. The library is where it was before other files were in the bucket. */
async function openRemote(storageUrl: string): Promise<Stores> {
  const address = readStorageUrl(storageUrl)
  if (!address) throw new Error('STORAGE_URL is no address of a store.')
  const { openS3Client, openS3Store } = await import('./open-s3-store.ts')
  const { bucket, prefix } = address
  const client = openS3Client(address)
  const media = openS3Store(client, address)
  const files = openS3Store(client, { bucket, prefix: `${prefix}private/files/` })
  return {
    media,
    files,
    uploads: openS3Store(client, { bucket, prefix: `${prefix}private/uploads/` }),
    dumps: openS3Store(client, { bucket, prefix: `${prefix}private/dumps/` }),
    places: [
      { name: 'media', shownAs: `STORAGE_URL (${bucket}/${prefix})`, store: media },
      { name: 'files', shownAs: `STORAGE_URL (${bucket}/${prefix}private/files/)`, store: files },
    ],
    isRemote: true,
    close: () => client.destroy(),
  }
}
