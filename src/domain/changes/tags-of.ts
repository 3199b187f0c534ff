import type { ChangeKind } from '#db/schema/index.ts'
import { kindsShownAsRecord, type CacheTagKind } from '../cache-tags.ts'
import type { Change } from './read-changes.server.ts'

/** The cache tags of all answers that a change may affect; null: all answers. */
export function tagsOf({ kind, id }: Change): string[] | null {
  if (kind === 'everything') return null
  const shown: CacheTagKind = isShownAsRecord(kind) ? 'record' : kind
  return id === null ? [shown, `${shown}:any`] : [shown, `${shown}:${id}`]
}

function isShownAsRecord(kind: ChangeKind): kind is (typeof kindsShownAsRecord)[number] {
  return kindsShownAsRecord.some((record) => record === kind)
}
