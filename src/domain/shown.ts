import type { ChangeKind } from '#db/schema/index.ts'

export const recordKinds = ['artist', 'work', 'room', 'genre', 'season', 'series', 'customer_tag'] as const
type RecordKind = (typeof recordKinds)[number]

/**
 * What a page can show. A `record` is what an event is described with: artists, works, rooms,
 * genres, seasons, series, customers' tags.
 * `archive` is the archive's index, which follows the log by itself and says when it has.
 */
export type ShownKind = Exclude<ChangeKind, RecordKind | 'everything'> | 'record' | 'archive'

/** What has been shown while an answer was made, as tags: `event:12` and `event:any` for a record, `event` for a list. */
export class Shown {
  readonly tags = new Set<string>()
}

/** Notes that the answer under way shows records: those of a kind with these numbers, or lists in which any may stand. */
export function noteShown(
  { shown }: { shown?: Shown | null },
  kinds: ShownKind | readonly ShownKind[],
  ids: readonly number[] | null = null,
): void {
  if (!shown) return
  for (const kind of [kinds].flat())
    for (const tag of ids === null ? [kind] : ids.flatMap((id) => [`${kind}:${id}`, `${kind}:any`]))
      shown.tags.add(tag)
}
