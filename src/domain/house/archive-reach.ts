/**
 * How far back the house knows all of its events: what it may say of "the first time" and of "the n-th time". Null before
 * the house has said since when its archive is complete: then it may say neither.
 */
type ArchiveReach = {
  /** The first day (YYYY-MM-DD) from which events are counted; null for all of them. */
  from: string | null
  /** The year to be named with such a claim, unless the archive goes back to the opening of the house. */
  year: number | null
}

export function archiveReach({
  archive_since: since,
  opened_on: opening,
}: {
  archive_since: string | null
  opened_on: string | null
}): ArchiveReach | null {
  if (since === null) return null
  return opening !== null && since <= opening
    ? { from: null, year: null }
    : { from: since, year: Number(since.slice(0, 4)) }
}
