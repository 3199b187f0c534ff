import { and, eq, isNull } from 'drizzle-orm'
import { artists, events, performances, works } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { slugOf } from '#routing/slug-of.ts'
import { seedByWork } from '../pictures.ts'
import { canSeeUnpublished, type Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'
import { visibleTo } from '../visibility.server.ts'

/** A work with what its own page says of it. */
export type WorkDetail = {
  id: number
  title: Localized
  slug: Localized
  catalogue_number: string | null
  key_signature: Localized | null
  year: number | null
  minutes: number | null
  movements: Localized[]
  /** The seed of its figure: that of the concerts that lead up to it. */
  seed: string
  composer: {
    id: number
    name: Localized
    born: number | null
    died: number | null
    are_dates_uncertain: boolean
  } | null
}

/** The work with this number; null when there is none, or when nothing that the viewer may see has it on its bill. */
export async function findWork(scope: Scope, id: number): Promise<WorkDetail | null> {
  noteShown(scope, ['record', 'event'])
  const { db } = scope
  const [row] = await db
    .select({ work: works, composer: artists })
    .from(works)
    .leftJoin(artists, eq(artists.id, works.composerId))
    .where(eq(works.id, id))
  if (!row) return null
  const [played] = await db
    .select({ id: events.id })
    .from(performances)
    .innerJoin(events, eq(events.id, performances.eventId))
    .where(and(eq(performances.workId, id), isNull(events.vanishedAt), visibleTo(scope, events)))
    .limit(1)
  if (!played && !canSeeUnpublished(scope.viewer)) return null
  const { work, composer } = row
  return {
    id,
    title: work.title,
    slug: { de: slugOf(work.title.de), en: slugOf(work.title.en || work.title.de) },
    catalogue_number: work.catalogueNumber,
    key_signature: work.keySignature,
    year: work.yearComposed,
    minutes: work.minutes,
    movements: work.movements,
    seed: seedByWork([work], `work-${id}`),
    composer: composer && {
      id: composer.id,
      name: { de: composer.name, en: composer.nameEnglish ?? composer.name },
      born: composer.bornYear,
      died: composer.diedYear,
      are_dates_uncertain: composer.areDatesUncertain,
    },
  }
}
