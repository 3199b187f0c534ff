import { and, asc, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { events, seasons, series } from '#db/schema/index.ts'
import { hallDay } from '#i18n/dates.ts'
import type { Localized } from '#i18n/languages.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { gapsOf, type gaps } from './gaps.server.ts'

/** The coming events of a series in a month, `2027-09`, and how many of them have each gap. */
type Cell = {
  series: number | null
  month: string
  events: number
  drafts: number
  missing: Record<keyof typeof gaps, number>
}
export type SeasonOverview = {
  /** The seasons with coming events, the next one first; null are the events without a season. */
  seasons: { id: number | null; name: string; events: number }[]
  /** The season that is shown; undefined if nothing is to come. */
  season: number | null | undefined
  series: { id: number; name: Localized }[]
  cells: Cell[]
}

/** The most series and months of a season, which no house has. */
const maxCells = 2000
const maxSeasons = 50

/** What the coming events of a season lack, by series and month; of the next season, or of the asked one. */
export async function loadSeasonOverview(
  scope: Scope,
  asked: number | null | undefined,
): Promise<SeasonOverview> {
  requireRight(scope.viewer, 'manage_records')
  const coming = await scope.db
    .select({ id: events.seasonId, name: seasons.name, events: sql<number>`count(*)::int` })
    .from(events)
    .leftJoin(seasons, eq(seasons.id, events.seasonId))
    .where(isAhead(scope))
    .groupBy(events.seasonId, seasons.name)
    .orderBy(sql`${events.seasonId} IS NULL`, sql`min(${events.dateStart})`)
    .limit(maxSeasons)
  const season = asked === undefined ? coming[0]?.id : asked
  const cells = season === undefined ? [] : await loadCells(scope, season)
  const shown = cells.flatMap(({ series: id }) => id ?? [])
  return {
    seasons: coming.map(({ id, name, ...counted }) => ({ id, name: name ?? '', ...counted })),
    season,
    series:
      shown.length === 0
        ? []
        : await scope.db
            .select({ id: series.id, name: series.name })
            .from(series)
            .where(inArray(series.id, shown))
            .orderBy(asc(series.position), asc(series.id)),
    cells,
  }
}

async function loadCells(scope: Scope, season: number | null): Promise<Cell[]> {
  const found = scope.db
    .select({
      series: events.seriesId,
      month: sql<string>`to_char(${events.dateLocal}, 'YYYY-MM')`.as('month'),
      isOnline: events.isOnline,
      lacks: gapsOf(scope).as('lacks'),
    })
    .from(events)
    .where(and(isAhead(scope), season === null ? isNull(events.seasonId) : eq(events.seasonId, season)))
    .as('found')
  const countOf = (condition: SQL) => sql<number>`(count(*) FILTER (WHERE ${condition}))::int`
  const lacking = (gap: keyof typeof gaps) => countOf(sql`${gap} = ANY(${found.lacks})`)
  const rows = await scope.db
    .select({
      series: found.series,
      month: found.month,
      events: sql<number>`count(*)::int`,
      drafts: countOf(sql`NOT ${found.isOnline}`),
      text: lacking('text'),
      translation: lacking('translation'),
      picture: lacking('picture'),
      prices: lacking('prices'),
      sale_date: lacking('sale_date'),
    })
    .from(found)
    .groupBy(found.series, found.month)
    .orderBy(asc(found.month))
    .limit(maxCells)
  return rows.map(({ series: id, month, events: all, drafts, ...missing }) => ({
    series: id,
    month,
    events: all,
    drafts,
    missing,
  }))
}

/** From today on, as lists from a day on have them. */
function isAhead({ now }: Pick<Scope, 'now'>): SQL {
  return gte(events.dateLocal, hallDay(now))
}
