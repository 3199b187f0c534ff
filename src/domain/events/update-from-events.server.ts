import { inArray } from 'drizzle-orm'
import { works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import { removeSearchDocuments, updateRecordVisibility } from '../search/index.server.ts'
import { indexEvents } from './index-events.server.ts'

type Cast = readonly { artist: number | null; replaces: number | null }[]
/** What of an event's record names persons and works. */
type Naming = { cast: Cast; programme: readonly { work: number | null; cast: Cast }[] }

/** Updates what search finds of events that have been added or changed, and of those whom they name or named. */
export async function indexWrittenEvents(
  scope: Scope,
  written: readonly { id: number; before: Naming | null }[],
): Promise<void> {
  if (written.length === 0) return
  const ids = written.map(({ id }) => id)
  const before = written.flatMap((one) => one.before ?? [])
  await indexEvents(scope, ids, before.length > 0 ? await namedBefore(scope, before) : undefined)
}

/** Removes what was derived from deleted events: search finds them no longer, nor those that only they named. */
export async function forgetEvents(
  scope: Scope,
  deleted: readonly { id: number; before: Naming }[],
): Promise<void> {
  await removeSearchDocuments(
    scope,
    'event',
    deleted.map(({ id }) => id),
  )
  const named = await namedBefore(
    scope,
    deleted.map(({ before }) => before),
  )
  await updateRecordVisibility(scope, named)
}

async function namedBefore({ db }: Scope, before: readonly Naming[]) {
  const items = before.flatMap(({ programme }) => programme)
  const played = [...new Set(items.flatMap(({ work }) => work ?? []))]
  const composers = await db
    .selectDistinct({ id: works.composerId })
    .from(works)
    .where(inArray(works.id, played))
  const performers = [...before, ...items].flatMap(({ cast }) => cast)
  const artists = [
    ...performers.flatMap(({ artist, replaces }) => [artist ?? [], replaces ?? []].flat()),
    ...composers.flatMap(({ id }) => id ?? []),
  ]
  return { works: played, artists: [...new Set(artists)] }
}
