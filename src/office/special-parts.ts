import { lazy } from 'react'
import type { SpecialParts } from './records/special-parts.ts'

/** The special parts by the kinds of records that have some; other pages do not load their scripts. */
export const specialParts: Readonly<Record<string, SpecialParts>> = {
  event: {
    Head: lazy(async () => ({
      default: (await import('./announcements/announcements.tsx')).Announcements,
    })),
  },
  media: {
    ListActions: lazy(async () => ({ default: (await import('./media/upload-actions.tsx')).UploadActions })),
    Rows: lazy(async () => ({ default: (await import('./media/media-grid.tsx')).MediaGrid })),
    Section: lazy(async () => ({ default: (await import('./media/media-section.tsx')).MediaSection })),
  },
}
