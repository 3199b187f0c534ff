import { and, asc, gte, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { ListedPerson } from '#contracts/listed-records.ts'
import { artists } from '#db/schema/index.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { slugOf } from '#routing/slug-of.ts'
import { addCacheTags } from '../cache-tags.ts'
import { listIdentifiersOf } from '../identifiers/index.server.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { columnPresenter } from '../present-columns.ts'
import type { Scope } from '../scope.ts'
import { hasPage, isComposing, isPerforming, isRecentEvent } from '../shown-records.server.ts'
import { mentions } from './mentions.server.ts'

const usualSize = 10
const presentColumns = columnPresenter(['id', 'kind', 'sort_name', 'are_dates_uncertain'])

/** The composers and performers of events that the viewer may see, in the order of an index. */
export async function listPeople(
  scope: Scope,
  asked: Paging & {
    ids?: number[] | undefined
    role?: 'composer' | 'performer' | undefined
    query?: string | undefined
    changedSince?: Date | undefined
  },
): Promise<ListPage<ListedPerson>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const { ids, role, query, changedSince, page = 1, pageSize = usualSize } = asked
  const where = and(
    role === undefined ? hasPage(scope) : role === 'composer' ? isComposing(scope) : isPerforming(scope),
    ids?.length ? inArray(artists.id, ids) : undefined,
    query === undefined ? undefined : mentions([artists.nameFolded, artists.otherNamesFolded], query),
    changedSince && isChangedSince(scope, changedSince),
  )
  const rows = await db
    .select({
      artist: artists,
      isComposer: sql<boolean>`${isComposing(scope)}`,
      isPerformer: sql<boolean>`${isPerforming(scope)}`,
    })
    .from(artists)
    .where(where)
    .orderBy(asc(artists.sortFolded), asc(artists.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const known = await listIdentifiersOf(
    scope,
    'artistId',
    rows.map(({ artist }) => artist.id),
  )
  const items = rows.map(({ artist, isComposer, isPerformer }) => {
    const name = { de: artist.name, en: artist.nameEnglish ?? artist.name }
    return {
      ...presentColumns(artist),
      name,
      slug: { de: slugOf(name.de), en: slugOf(name.en) },
      born: artist.bornYear,
      died: artist.diedYear,
      born_date: dateBeside(artist.born, artist.bornYear, { isUncertain: artist.areDatesUncertain }),
      died_date: dateBeside(artist.died, artist.diedYear, { isUncertain: artist.areDatesUncertain }),
      is_composer: isComposer,
      is_performer: isPerformer,
      identifiers: known(artist.id),
    }
  })
  return listPage(items, await db.$count(artists, where), page, pageSize)
}

/** A person becomes public with an event, and ceases to be so without them; so a change of one counts, too. */
function isChangedSince(scope: Scope, since: Date): SQL | undefined {
  const isRecent = isRecentEvent(scope, since)
  return or(gte(artists.updatedAt, since), isPerforming(scope, isRecent), isComposing(scope, isRecent))
}
