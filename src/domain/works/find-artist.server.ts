import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { artists, castMembers, events, media, works } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { dateBeside } from '#i18n/uncertain-dates.ts'
import { slugOf } from '#routing/slug-of.ts'
import { listIdentifiers } from '../identifiers/index.server.ts'
import { presentPicture, presentPressPictures, shownPicture } from '../pictures.ts'
import { record } from '#records/artist/record.ts'
import { columnPresenter } from '../present-columns.ts'
import { presentHouse } from '../present-house.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given } from '../define-query.server.ts'
import { findMerged } from './find-merged.server.ts'
import { listSources } from './list-sources.server.ts'
import { isListed, isPlayed } from '../shown-records.server.ts'

const presentColumns = columnPresenter(['id', 'kind', 'are_dates_uncertain', 'biography'])

/** The maximum number of roles that are named. */
const namedRoles = 3

/**
 * The person or ensemble with this id, or the one that it was merged into; null when there is none, or when nothing that
 * the viewer may see names them: performers of unannounced concerts only must not be revealed.
 */
export async function findArtist(scope: Scope, asked: number) {
  addCacheTags(scope, ['record', 'event'])
  const rowOf = async (id: number) => (await selectArtist(scope, { id })).at(0)
  const found = (await rowOf(asked)) ?? (await rowOf(await findMerged(scope, 'artist', asked)))
  if (!found) return null
  const { artist: row } = found
  const portrait = shownPicture(scope, found.portrait)
  const { id } = row
  const [[asComposer], [asPerformer]] = await Promise.all([
    selectComposed(scope, { id }),
    selectPerformed(scope, { id }),
  ])
  if (!asComposer && !asPerformer && !canSeeUnpublished(scope.viewer)) return null
  const roles = asPerformer ? await findRoles(scope, id) : []
  const [identifiers, sources] = await Promise.all([
    listIdentifiers(scope, 'artistId', id),
    listSources(scope, 'artistId', id),
  ])
  const uncertain = { isUncertain: row.areDatesUncertain }
  const name = { de: row.name, en: row.nameEnglish ?? row.name }
  return {
    ...presentColumns(row),
    name,
    slug: { de: slugOf(name.de), en: slugOf(name.en) },
    identifiers,
    sources,
    born: row.bornYear,
    died: row.diedYear,
    born_date: dateBeside(row.born, row.bornYear, uncertain),
    died_date: dateBeside(row.died, row.diedYear, uncertain),
    picture: presentPicture(portrait, `artist-${id}`, row.kind === 'ensemble' ? 'bottle' : 'plum'),
    press_pictures: presentPressPictures(portrait ? [portrait] : []),
    /** Their roles in this house, most frequent first. */
    roles,
    /** Whether works by them are stored. */
    is_composer: asComposer !== undefined,
    is_performer: asPerformer !== undefined,
    ...presentHouse(record, row),
  }
}

const selectArtist = defineQuery(({ db }, { id }: Given<{ id: number }>) =>
  db
    .select({ artist: artists, portrait: media })
    .from(artists)
    .leftJoin(media, eq(media.id, artists.portraitId))
    .where(eq(artists.id, id)),
)

/** One work by the artist that is played in an event that the viewer may see. */
const selectComposed = defineQuery((scope, { id }: Given<{ id: number }>) =>
  scope.db
    .select({ id: works.id })
    .from(works)
    .where(and(eq(works.composerId, id), isPlayed(scope)))
    .limit(1),
)

/** One event with the artist that the viewer may see. */
const selectPerformed = defineQuery((scope, { id }: Given<{ id: number }>) =>
  scope.db
    .select({ id: events.id })
    .from(castMembers)
    .innerJoin(events, eq(events.id, castMembers.eventId))
    .where(and(eq(castMembers.artistId, id), isListed(scope)))
    .limit(1),
)

async function findRoles(scope: Scope, id: number): Promise<Localized[]> {
  const rows = await selectRoles(scope, { id })
  return rows.flatMap(({ role }) => role ?? [])
}

const selectRoles = defineQuery((scope, { id }: Given<{ id: number }>) =>
  scope.db
    .select({ role: castMembers.role })
    .from(castMembers)
    .innerJoin(events, eq(events.id, castMembers.eventId))
    .where(
      and(
        eq(castMembers.artistId, id),
        isNotNull(castMembers.role),
        or(isNull(events.status), sql`${events.status} <> 'cancelled'`),
        isListed(scope),
      ),
    )
    .groupBy(castMembers.role)
    .orderBy(desc(count()))
    .limit(namedRoles),
)
