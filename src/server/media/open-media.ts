import path from 'node:path'
import type { MediaServices } from '#domain/media/index.server.ts'
import type { Stores } from '../files/open-stores.ts'
import { openImageWorker } from './open-image-worker.ts'
import { openScratch } from './open-scratch.ts'

/** Opens the ports of the library around its stores: scratch files, and the studio. */
export function openMedia(given: {
  dataDir: string
  stores: Pick<Stores, 'media' | 'uploads'>
  onError: (reason: string) => void
}): MediaServices & { close(): Promise<void> } {
  const { dataDir, stores, onError } = given
  const studio = openImageWorker({ onError })
  return {
    store: stores.media,
    uploads: stores.uploads,
    scratch: openScratch(path.join(dataDir, 'scratch')),
    studio,
    close: () => studio.close(),
  }
}
