import { and, asc, gte, isNull, lte } from 'drizzle-orm'
import { events, genres } from '#db/schema/index.ts'
import type { Localized } from '#i18n/languages.ts'
import { addDays, firstOfMonth, hallDay } from '#i18n/dates.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given } from '../define-query.server.ts'
import { visibleTo } from '../visibility.server.ts'

/**
 * The maximum time span of a calendar query in days, so that one call cannot read a century: three years, more than the
 * date picker shows (specification, section 4).
 */
const maxCalendar = 3 * 366

/**
 * The days with at least one event, from `date` to `dateTo` or the end of its month. Throws `invalid` for a span of more
 * than three years, and for one that ends before it begins.
 */
export async function listEventDays(
  scope: Scope,
  { date = hallDay(scope.now), dateTo }: { date?: string; dateTo?: string } = {},
): Promise<string[]> {
  addCacheTags(scope, 'event')
  const wanted = dateTo ?? addDays(firstOfMonth(date, 1), -1)
  if (wanted < date) throw new DomainError('invalid', { fields: { date_to: 'before_start' } })
  if (wanted > addDays(date, maxCalendar))
    throw new DomainError('invalid', { fields: { date_to: 'too_many_days' } })
  const rows = await selectDays(scope, { from: date, until: wanted })
  return rows.map((row) => row.day)
}

const selectDays = defineQuery((scope, { from, until }: Given<{ from: string; until: string }>) =>
  scope.db
    .selectDistinct({ day: events.dateLocal })
    .from(events)
    .where(
      and(
        gte(events.dateLocal, from),
        lte(events.dateLocal, until),
        isNull(events.vanishedAt),
        visibleTo(scope, events),
      ),
    )
    .orderBy(asc(events.dateLocal)),
)

/** All genres in the hall's order. */
export async function listGenres(scope: Scope): Promise<{ id: number; name: Localized }[]> {
  addCacheTags(scope, 'record')
  const { db } = scope
  return db
    .select({ id: genres.id, name: genres.name })
    .from(genres)
    .orderBy(asc(genres.position), asc(genres.id))
}
