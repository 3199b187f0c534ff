import { titleLanguageOf } from '#i18n/part-languages.ts'
import { and, eq } from 'drizzle-orm'
import { artists, events, performances, works } from '#db/schema/index.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { slugOf } from '#routing/slug-of.ts'
import { listIdentifiers } from '../identifiers/index.server.ts'
import { seedByWork } from '../pictures.ts'
import { record } from '#records/work/record.ts'
import { columnPresenter } from '../present-columns.ts'
import { presentHouse } from '../present-house.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given } from '../define-query.server.ts'
import { findMerged } from './find-merged.server.ts'
import { listSources } from './list-sources.server.ts'
import { isListed } from '../shown-records.server.ts'

const presentWorkColumns = columnPresenter([
  'id',
  'title',
  'catalogue_number',
  'key_signature',
  'instrumentation',
  'minutes',
  'movements',
])
const presentComposerColumns = columnPresenter(['id', 'are_dates_uncertain'])

/** The work with this id, or the one that it was merged into; null when there is none, or when it is not part of any event that the viewer may see. */
export async function findWork(scope: Scope, asked: number) {
  addCacheTags(scope, ['record', 'event'])
  const rowOf = async (id: number) => (await selectWork(scope, { id })).at(0)
  const row = (await rowOf(asked)) ?? (await rowOf(await findMerged(scope, 'work', asked)))
  if (!row) return null
  const { id } = row.work
  const [played] = await selectPlayed(scope, { id })
  if (!played && !canSeeUnpublished(scope.viewer)) return null
  const { work, composer } = row
  const [identifiers, sources] = await Promise.all([
    listIdentifiers(scope, 'workId', id),
    listSources(scope, 'workId', id),
  ])
  return {
    ...presentWorkColumns(work),
    title_language: titleLanguageOf(work.title, work.titleLanguage),
    slug: { de: slugOf(work.title.de), en: slugOf(work.title.en || work.title.de) },
    identifiers,
    sources,
    year: work.yearComposed,
    composed_date: dateBeside(work.composed, work.yearComposed),
    /** The figure's seed, computed as for concerts with this work as the main work. */
    seed: seedByWork([work], `work-${id}`),
    composer: composer && {
      ...presentComposerColumns(composer),
      name: { de: composer.name, en: composer.nameEnglish ?? composer.name },
      born: composer.bornYear,
      died: composer.diedYear,
    },
    ...presentHouse(record, work),
  }
}

const selectWork = defineQuery(({ db }, { id }: Given<{ id: number }>) =>
  db
    .select({ work: works, composer: artists })
    .from(works)
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(eq(works.id, id)),
)

/** One event with the work that the viewer may see. */
const selectPlayed = defineQuery((scope, { id }: Given<{ id: number }>) =>
  scope.db
    .select({ id: events.id })
    .from(performances)
    .innerJoin(events, eq(events.id, performances.eventId))
    .where(and(eq(performances.workId, id), isListed(scope)))
    .limit(1),
)
