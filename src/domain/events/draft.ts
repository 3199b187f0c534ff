import type { castMembers, eventCustomerTags, events, performances } from '#db/schema/index.ts'
import type { DraftColumns } from '../draft-columns.ts'
import type { ErrorCode } from '../errors.ts'

export type CastDraft = DraftColumns<typeof castMembers, 'eventId' | 'performanceId' | 'position'>

export type PerformanceDraft = DraftColumns<typeof performances, 'eventId' | 'position'> & {
  /** Performers of this item only. */
  cast?: CastDraft[]
}

/** The data that staff or an importer can set on an event. Prices are in cents. */
export type EventDraft = DraftColumns<typeof events, 'sequence' | 'editedFields' | 'vanishedAt'> & {
  genreIds?: number[]
  customerTags?: DraftColumns<typeof eventCustomerTags, 'eventId'>[]
  programme: PerformanceDraft[]
  cast: CastDraft[]
}

/** The invalid fields of a draft; empty when it can be saved. */
export function listErrors(draft: EventDraft): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {}
  if (!draft.title.de.trim()) errors.title = 'required'
  if (!draft.slug.de || !draft.slug.en) errors.slug = 'required'
  if (Number.isNaN(draft.dateStart.getTime())) errors.date_start = 'invalid'
  if (draft.dateEnd && draft.dateEnd < draft.dateStart) errors.date_end = 'invalid'
  if (draft.status === 'postponed' && !draft.previousDate) errors.previous_date = 'required'
  const { priceMin = null } = draft
  if (priceMin !== null && (priceMin < 0 || (draft.priceMax ?? priceMin) < priceMin))
    errors.price_min = 'invalid'
  if (draft.ticketUrlExternal && !/^https?:\/\//.test(draft.ticketUrlExternal))
    errors.ticket_url_external = 'invalid'
  if (draft.externalId && !/^[A-Za-z0-9]+-[A-Za-z0-9]+$/.test(draft.externalId))
    errors.external_id = 'invalid'
  if (draft.programme.some((item) => ['work', 'movement'].includes(item.kind) && !item.workId))
    errors.programme = 'invalid'
  return errors
}

/** The invalid fields of an event as staff write it, beyond what the contract checks. */
export function checkEvent(event: {
  date_start: string
  date_end: string | null
  doors_open: string | null
  status: string | null
  previous_date: string | null
  price_min: number | null
  price_max: number | null
  online_from: string | null
  online_to: string | null
  programme: readonly { kind: string; work: number | null }[]
}): Record<string, ErrorCode> {
  const errors: Record<string, ErrorCode> = {}
  const isBefore = (one: string | null, other: string | null) =>
    one !== null && other !== null && new Date(one) < new Date(other)
  if (isBefore(event.date_end, event.date_start)) errors['date_end'] = 'before_start'
  if (isBefore(event.date_start, event.doors_open)) errors['doors_open'] = 'after_start'
  if (isBefore(event.online_to, event.online_from)) errors['online_to'] = 'before_start'
  if (event.status === 'postponed' && event.previous_date === null) errors['previous_date'] = 'required'
  if (event.price_max !== null && event.price_max < (event.price_min ?? 0)) errors['price_max'] = 'below_min'
  for (const [index, { kind, work }] of event.programme.entries())
    if (['work', 'movement'].includes(kind) && work === null) errors[`programme.${index}.work`] = 'required'
  return errors
}
