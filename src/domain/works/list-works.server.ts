import { titleLanguageOf } from '#i18n/part-languages.ts'
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm'
import type { ListedWork } from '#contracts/listed-records.ts'
import { artists, works } from '#db/schema/index.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { slugOf } from '#routing/slug-of.ts'
import { addCacheTags } from '../cache-tags.ts'
import { listIdentifiersOf } from '../identifiers/index.server.ts'
import { listPage, type ListPage, type Paging } from '../paging.ts'
import { columnPresenter } from '../present-columns.ts'
import type { Scope } from '../scope.ts'
import { isPlayed, isRecentEvent } from '../shown-records.server.ts'
import { mentions } from './mentions.server.ts'

const usualSize = 10
const presentColumns = columnPresenter([
  'id',
  'title',
  'catalogue_number',
  'key_signature',
  'instrumentation',
  'minutes',
  'movements',
])

/** The works that are played in events that the viewer may see, in the order of their German titles. */
export async function listWorks(
  scope: Scope,
  asked: Paging & {
    ids?: number[] | undefined
    composerIds?: number[] | undefined
    query?: string | undefined
    changedSince?: Date | undefined
  },
): Promise<ListPage<ListedWork>> {
  addCacheTags(scope, ['record', 'event'])
  const { db } = scope
  const { ids, composerIds, query, changedSince, page = 1, pageSize = usualSize } = asked
  const where = and(
    isPlayed(scope),
    ids?.length ? inArray(works.id, ids) : undefined,
    composerIds?.length ? inArray(works.composerId, composerIds) : undefined,
    query === undefined
      ? undefined
      : mentions([works.titleFolded, works.otherTitlesFolded, works.catalogueNumberFolded], query),
    // A work becomes public with an event, so a change of one counts, too.
    changedSince &&
      or(gte(works.updatedAt, changedSince), isPlayed(scope, isRecentEvent(scope, changedSince))),
  )
  const rows = await db
    .select({ work: works, composer: artists })
    .from(works)
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(where)
    .orderBy(asc(sql`fold_text(${works.title} ->> 'de')`), asc(works.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const known = await listIdentifiersOf(
    scope,
    'workId',
    rows.map(({ work }) => work.id),
  )
  const items = rows.map(({ work, composer }) => ({
    ...presentColumns(work),
    title_language: titleLanguageOf(work.title, work.titleLanguage),
    slug: { de: slugOf(work.title.de), en: slugOf(work.title.en || work.title.de) },
    year: work.yearComposed,
    composed_date: dateBeside(work.composed, work.yearComposed),
    identifiers: known(work.id),
    composer: composer && {
      id: composer.id,
      name: { de: composer.name, en: composer.nameEnglish ?? composer.name },
      born: composer.bornYear,
      died: composer.diedYear,
    },
  }))
  return listPage(items, await db.$count(works, where), page, pageSize)
}
