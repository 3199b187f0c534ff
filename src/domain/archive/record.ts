import type { ArchiveFacet } from '#contracts/archive.ts'

/** What the index knows of one event. Times are milliseconds since 1970, as `Date` counts them. */
export type ArchiveRecord = {
  id: number
  start: number
  /** In the hall's time zone. */
  year: number
  isOnline: boolean
  onlineFrom: number | null
  onlineTo: number | null
  /** Whether it was played: neither cancelled nor postponed. */
  isHeld: boolean
  /** The records that it belongs to, by what one can narrow the archive by; each at most once. */
  facets: Readonly<Record<ArchiveFacet, readonly number[]>>
  /** Its folded search documents; null where it has none in that language. */
  texts: { de: string | null; en: string | null }
}
