import { lazy } from 'react'
import type { SpecialParts } from './records/special-parts.ts'

/** The special parts by the kinds of records that have some; other pages do not load their scripts. */
export const specialParts: Readonly<Record<string, SpecialParts>> = {
  media: {
    ListActions: lazy(async () => ({ default: (await import('./media/upload-actions.tsx')).UploadActions })),
    Rows: lazy(async () => ({ default: (await import('./media/media-grid.tsx')).MediaGrid })),
    Section: lazy(async () => ({ default: (await import('./media/media-section.tsx')).MediaSection })),
  },
  form: {
    Create: lazy(async () => ({ default: (await import('./forms/form-create.tsx')).FormCreate })),
    Section: lazy(async () => ({ default: (await import('./forms/form-section.tsx')).FormSection })),
    Beside: lazy(async () => ({ default: (await import('./forms/preview/preview-panel.tsx')).PreviewPanel })),
    cells: {
      state: lazy(async () => ({ default: (await import('./forms/form-cells.tsx')).StateCell })),
      entries: lazy(async () => ({ default: (await import('./forms/form-cells.tsx')).EntriesCell })),
      unread: lazy(async () => ({ default: (await import('./forms/form-cells.tsx')).UnreadCell })),
    },
  },
}
