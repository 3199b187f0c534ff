import type { AccessFacts, PerformanceKind, StoredEventStatus } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import type { Fault } from '../errors.ts'

export type CastDraft = {
  artistId: number
  role?: Localized | null
  note?: Localized | null
  replaces?: string | null
}

export type PerformanceDraft = {
  kind: PerformanceKind
  workId?: number | null
  title?: Localized | null
  minutes?: number | null
  note?: Localized | null
  /** Who performs only in this item. */
  cast?: CastDraft[]
}

/** All that staff or an importer say of an event. Prices are in cents. */
export type EventDraft = {
  externalId?: string | null
  title: Localized
  subtitle?: Localized | null
  slug: Localized
  dateStart: Date
  isTimeKnown?: boolean
  dateEnd?: Date | null
  durationMinutes?: number | null
  intervalMinutes?: number | null
  doorsOpen?: Date | null
  status?: StoredEventStatus | null
  previousDate?: Date | null
  priceMin?: number | null
  priceMax?: number | null
  currency?: string
  ticketSaleFrom?: Date | null
  ticketUrlExternal?: string | null
  isOwnProduction?: boolean
  roomId?: number | null
  seriesId?: number | null
  seasonId?: number | null
  genreIds?: number[]
  customerTags?: { tagId: number; presaleDate: Date }[]
  teaser?: Localized | null
  description?: Localized<unknown> | null
  access?: AccessFacts
  ageFrom?: number | null
  figureSeed?: string | null
  isOnline?: boolean
  source?: string
  programme: PerformanceDraft[]
  cast: CastDraft[]
}

/** What is wrong with a draft, by field; empty when it can be saved. */
export function faultsOf(draft: EventDraft): Record<string, Fault> {
  const faults: Record<string, Fault> = {}
  if (!draft.title.de.trim()) faults.title = 'required'
  if (!draft.slug.de || !draft.slug.en) faults.slug = 'required'
  if (Number.isNaN(draft.dateStart.getTime())) faults.date_start = 'invalid'
  if (draft.dateEnd && draft.dateEnd < draft.dateStart) faults.date_end = 'invalid'
  if (draft.status === 'postponed' && !draft.previousDate) faults.previous_date = 'required'
  const { priceMin = null } = draft
  if (priceMin !== null && (priceMin < 0 || (draft.priceMax ?? priceMin) < priceMin))
    faults.price_min = 'invalid'
  if (draft.ticketUrlExternal && !/^https?:\/\//.test(draft.ticketUrlExternal))
    faults.ticket_url_external = 'invalid'
  if (draft.externalId && !/^[A-Za-z0-9]+-[A-Za-z0-9]+$/.test(draft.externalId))
    faults.external_id = 'invalid'
  if (draft.programme.some((item) => ['work', 'movement'].includes(item.kind) && !item.workId))
    faults.programme = 'invalid'
  return faults
}
