import path from 'node:path'
import type { MediaPorts } from '#domain/media/index.server.ts'
import type { Stores } from '../files/open-stores.ts'
import { openPictureStudio } from './open-picture-studio.ts'
import { openUploadParts } from './open-upload-parts.ts'

/** Opens the ports of the library around its store: unfinished uploads, and the studio. */
export function openMedia(given: {
  dataDir: string
  stores: Pick<Stores, 'media'>
  onError: (reason: string) => void
}): MediaPorts & { close(): Promise<void> } {
  const { dataDir, stores, onError } = given
  const studio = openPictureStudio({ onError })
  return {
    store: stores.media,
    parts: openUploadParts(path.join(dataDir, 'uploads')),
    studio,
    close: () => studio.close(),
  }
}
