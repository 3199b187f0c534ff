import type { ChangeKind } from '#db/schema/index.ts'

/** The kinds whose changes concern all pages that show events, under the tag `record`. */
export const kindsShownAsRecord = [
  'artist',
  'work',
  'room',
  'genre',
  'season',
  'series',
  'customer_tag',
] as const
type ShownAsRecord = (typeof kindsShownAsRecord)[number]

/**
 * What a page can show. `record` stands for everything that describes an event: artists, works, rooms, genres,
 * seasons, series, customer tags. `archive` is the archive's index, which follows the change log independently and
 * reports its updates.
 */
export type CacheTagKind = Exclude<ChangeKind, ShownAsRecord | 'everything'> | 'record' | 'archive'

/**
 * What was shown while an answer was made, as cache tags: `event:12` and `event:any` for a record, `event` for a list.
 */
export class Shown {
  readonly tags = new Set<string>()
  /** Whether a part could not be loaded, so that the answer must not be cached. */
  isIncomplete = false
}

/** Records that a part of the current answer could not be loaded: only the next visitor may get it again. */
export function noteIncomplete({ shown }: { shown?: Shown | null }): void {
  if (shown) shown.isIncomplete = true
}

/**
 * Records that the current answer shows records: those with the given ids, or lists that may contain any record of
 * the kind.
 */
export function addCacheTags(
  { shown }: { shown?: Shown | null },
  kinds: CacheTagKind | readonly CacheTagKind[],
  ids: readonly number[] | null = null,
): void {
  if (!shown) return
  for (const kind of [kinds].flat())
    for (const tag of ids === null ? [kind] : ids.flatMap((id) => [`${kind}:${id}`, `${kind}:any`]))
      shown.tags.add(tag)
}
