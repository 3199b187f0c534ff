import path from 'node:path'
import type { MediaPorts } from '#domain/media/index.server.ts'
import type { Stores } from '../files/open-stores.ts'
import { openPictureStudio } from './open-picture-studio.ts'
import { openScratch } from './open-scratch.ts'

/** Opens the ports of the library around its stores: scratch files, and the studio. */
export function openMedia(given: {
  dataDir: string
  stores: Pick<Stores, 'media' | 'uploads'>
  onError: (reason: string) => void
}): MediaPorts & { close(): Promise<void> } {
  const { dataDir, stores, onError } = given
  const studio = openPictureStudio({ onError })
  return {
    store: stores.media,
    uploads: stores.uploads,
    scratch: openScratch(path.join(dataDir, 'scratch')),
    studio,
    close: () => studio.close(),
  }
}
