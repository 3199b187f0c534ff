/**
 * `concert-hall/house/server`: for `load.server.ts` of a block of a house. Its functions read what the viewer may see, and
 * note what the page shows, so that it is rendered again after a change. A scope is passed on as it was given.
 */
import { findEvents as findWholeEvents, listFirstEvents } from '#domain/events/index.server.ts'
import { readHouseRecords } from '#domain/records/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'
import { recordStores } from '#records/stores.generated.server.ts'

export type { BlockLoader } from '#blocks/loader.ts'
export type { Scope }

/** The most that one call lists. */
const most = 50

/** The next events, the first at first, of all or of one genre, series or room; at most 50. */
export async function listUpcomingEvents(
  scope: Scope,
  question: { genre?: number; series?: number; room?: number; limit: number },
  language: Language,
) {
  const { genre, series, room, limit } = question
  const only = (id: number | undefined) => (id === undefined ? undefined : [id])
  const filters = { genre: only(genre), series: only(series), room: only(room) }
  return inLanguage(await listFirstEvents(scope, filters, Math.min(limit, most)), language)
}

/** Events by their numbers, in that order; those that do not exist, or that the viewer may not see, are missing. */
export async function findEvents(scope: Scope, ids: readonly number[], language: Language) {
  const found = new Map((await findWholeEvents(scope, [...ids])).map((event) => [event.id, event]))
  return inLanguage(
    ids.flatMap((id) => found.get(id) ?? []),
    language,
  )
}

/**
 * Records of a kind of the house that the viewer may see, at most 50: those with the values of `filters`, in the order of
 * their list or of a field (`ordering`, with a minus for descending). Their fields are those of the definition without the
 * internal ones; a picture is what the part `Picture` shows.
 */
export async function listHouseRecords(
  scope: Scope,
  kind: string,
  question: { filters?: Readonly<Record<string, unknown>>; ordering?: string; limit: number },
  language: Language,
) {
  const { filters, ordering, limit } = question
  const asked = { filters: { ...filters }, ordering, limit: Math.min(limit, most) }
  return readHouseRecords(scope, recordStores, kind, asked, language)
}

/** Records of a kind of the house by their numbers; those that do not exist, or that the viewer may not see, are missing. */
export async function findHouseRecords(
  scope: Scope,
  kind: string,
  ids: readonly number[],
  language: Language,
) {
  return readHouseRecords(scope, recordStores, kind, { ids, limit: Math.max(ids.length, 1) }, language)
}
