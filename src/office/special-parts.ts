import { lazy } from 'react'
import type { SpecialParts } from './records/special-parts.ts'

const publicCell = lazy(async () => ({ default: (await import('./releases/public-cell.tsx')).PublicCell }))

const merging: SpecialParts = {
  Aside: lazy(async () => ({ default: (await import('./merges/merge-part.tsx')).MergePart })),
}

/** The special parts by the kinds of records that have some; other pages do not load their scripts. */
export const specialParts: Readonly<Record<string, SpecialParts>> = {
  artist: merging,
  article: { cells: { is_online: publicCell } },
  event: {
    cells: { is_online: publicCell },
    Head: lazy(async () => ({
      default: (await import('./announcements/announcements.tsx')).Announcements,
    })),
    afterField: {
      price_categories: lazy(async () => ({
        default: (await import('./events/take-prices.tsx')).TakePrices,
      })),
    },
    ListActions: lazy(async () => ({
      default: (await import('./events/event-list-actions.tsx')).EventListActions,
    })),
    Bulk: lazy(async () => ({ default: (await import('./events/event-bulk.tsx')).EventBulk })),
    Aside: lazy(async () => ({
      default: (await import('./events/event-aside.tsx')).EventAside,
    })),
  },
  work: merging,
  release: {
    Section: lazy(async () => ({ default: (await import('./releases/release-section.tsx')).ReleaseSection })),
  },
  planning_system: {
    Section: lazy(async () => ({
      default: (await import('./planning-systems/system-section.tsx')).SystemSection,
    })),
  },
  webhook: {
    Section: lazy(async () => ({ default: (await import('./webhooks/webhook-section.tsx')).WebhookSection })),
  },
  api_token: {
    Section: lazy(async () => ({ default: (await import('./webhooks/token-section.tsx')).TokenSection })),
  },
  settings: {
    Aside: lazy(async () => ({ default: (await import('./settings/time-zone-part.tsx')).TimeZonePart })),
  },
  season: {
    Aside: lazy(async () => ({ default: (await import('./seasons/season-aside.tsx')).SeasonAside })),
  },
  subscription: {
    cells: { is_online: publicCell },
    Aside: lazy(async () => ({
      default: (await import('./subscriptions/subscription-aside.tsx')).SubscriptionAside,
    })),
  },
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
