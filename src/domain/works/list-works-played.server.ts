import { and, asc, countDistinct, desc, eq, lte, sql } from 'drizzle-orm'
import { events, performances, works } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { titleLanguageOf } from '#i18n/part-languages.ts'
import { takesPlace } from '../sale-conditions.server.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given } from '../define-query.server.ts'
import { visitor, type Scope } from '../scope.ts'
import { isListed } from '../shown-records.server.ts'

type WorkPlayed = { id: number; title: Localized; title_language: string | null; count: number }

/** A composer's works that were played before a given time, with their numbers of concerts, most frequent first. */
export async function listWorksPlayed(
  scope: Scope,
  composerId: number,
  limit: number,
): Promise<{ count: number; results: WorkPlayed[] }> {
  addCacheTags(scope, ['record', 'event'])
  const rows = await selectPlayed(scope, { composerId, limit })
  const results = rows.map(({ id, title, title_language, count }) => ({
    id,
    title,
    title_language: titleLanguageOf(title, title_language),
    count,
  }))
  return { count: rows[0]?.total ?? 0, results }
}

/** As visitors see them, whoever asks. */
const selectPlayed = defineQuery(
  (scope, { composerId, limit }: Given<{ composerId: number; limit: number }>) =>
    scope.db
      .select({
        id: works.id,
        title: works.title,
        title_language: works.titleLanguage,
        count: countDistinct(events.id),
        total: sql<number>`(count(*) OVER ())::int`,
      })
      .from(works)
      .innerJoin(performances, eq(performances.workId, works.id))
      .innerJoin(events, eq(events.id, performances.eventId))
      .where(
        and(
          eq(works.composerId, composerId),
          lte(events.dateStart, scope.now),
          isListed({ ...scope, viewer: visitor, preview: null }),
          takesPlace(),
        ),
      )
      .groupBy(works.id)
      .orderBy(desc(countDistinct(events.id)), asc(works.id))
      .limit(limit),
)
