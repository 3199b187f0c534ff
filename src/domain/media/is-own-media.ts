import type { MediaRow } from '../pictures.ts'
import type { Viewer } from '../scope.ts'

/** Whether the viewer has uploaded an item. */
export function isOwnMedia(viewer: Viewer, { uploadedBy }: Pick<MediaRow, 'uploadedBy'>): boolean {
  return viewer.kind === 'staff' && uploadedBy === viewer.userId
}
