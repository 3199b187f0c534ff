import { lazy } from 'react'
import type { SpecialParts } from './records/special-parts.ts'

const merging: SpecialParts = {
  Aside: lazy(async () => ({ default: (await import('./merges/merge-part.tsx')).MergePart })),
}

/** The special parts by the kinds of records that have some; other pages do not load their scripts. */
export const specialParts: Readonly<Record<string, SpecialParts>> = {
  artist: merging,
  event: {
    Bulk: lazy(async () => ({ default: (await import('./events/bulk-presale.tsx')).BulkPresale })),
    Aside: lazy(async () => ({
      default: (await import('./events/programme-preview.tsx')).ProgrammePreview,
    })),
  },
  work: merging,
  media: {
    ListActions: lazy(async () => ({ default: (await import('./media/upload-actions.tsx')).UploadActions })),
    Rows: lazy(async () => ({ default: (await import('./media/media-grid.tsx')).MediaGrid })),
    Section: lazy(async () => ({ default: (await import('./media/media-section.tsx')).MediaSection })),
  },
}
