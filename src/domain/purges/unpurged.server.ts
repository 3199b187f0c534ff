import { findUnhandled, noteHandled, tagsOf, type Snapshot } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import { everythingTag } from './everything-tag.ts'

/** The tags of all changes up to a position in the log, which is stored once they are purged. */
type Unpurged = { tags: string[]; position: Snapshot }

type Place = Pick<Scope, 'db' | 'now'>

const job = 'purge'
/** More tags than these are replaced by the one for everything. */
const maxTags = 2000

/** What has changed since the last purge; everything, when that is not known. */
export async function findUnpurged(place: Place): Promise<Unpurged> {
  const { changes, position } = await findUnhandled(place, job)
  if (changes === null) return { tags: [everythingTag], position }
  const tags = new Set<string>()
  for (const change of changes) for (const tag of tagsOf(change) ?? [everythingTag]) tags.add(tag)
  // The archive's index follows changes of events and their descriptions.
  if (tags.has('event') || tags.has('record')) tags.add('archive')
  const isAll = tags.has(everythingTag) || tags.size > maxTags
  return { tags: isAll ? [everythingTag] : [...tags].toSorted(), position }
}

/** Stores up to which position all changes are purged. */
export function notePurged(place: Place, position: Snapshot): Promise<void> {
  return noteHandled(place, job, position)
}
