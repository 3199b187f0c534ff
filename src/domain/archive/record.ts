import type { ArchiveFacet } from '#contracts/archive.ts'

/** The indexed data of one event. Times are in milliseconds since 1970, like those of `Date`. */
export type ArchiveRecord = {
  id: number
  start: number
  /** In the hall's time zone. */
  year: number
  isOnline: boolean
  onlineFrom: number | null
  onlineTo: number | null
  /** Whether the event took place: neither cancelled nor postponed without a new date. */
  isHeld: boolean
  /** The records that the event belongs to, per facet; each at most once. */
  facets: Readonly<Record<ArchiveFacet, readonly number[]>>
  /** Its folded search documents; null in a language without one. */
  texts: { de: string | null; en: string | null }
}
