/**
 * `concert-hall/house/server`: for `load.server.ts` of a block of a house. Its functions read what the viewer may see, and
 * note what the page shows, so that it is rendered again after a change. A scope is passed on as it was given.
 */
import { findEvents as findWholeEvents, listFirstEvents } from '#domain/events/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { inLanguage } from '#i18n/in-language.ts'
import type { Language } from '#i18n/languages.ts'

export type { BlockLoader } from '#blocks/loader.ts'
export type { Scope }

/** The most events that one call lists. */
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
