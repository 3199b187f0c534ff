import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import type { EventFilters } from '#contracts/events.ts'
import { searchDocuments } from '#db/schema/index.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { languages } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { foldedPattern } from '../search/index.server.ts'

/** More words than anybody types who looks for something. */
const mostWords = 8

/**
 * The numbers of the events in whose search document, of either language, every word of the text occurs, folded, within the filters' days; as a
 * PostgreSQL array, or null where there is no text. Asked once per list: the count and the page then share the answer.
 */
export async function findMentioning({ db, now }: Scope, filters: EventFilters): Promise<string | null> {
  const { query: text = '', date = hallDay(now), date_to: dateTo } = filters
  const words = text.split(/\s+/).filter(Boolean).slice(0, mostWords)
  if (words.length === 0) return null
  const rows = await db
    .selectDistinct({ id: searchDocuments.subjectId })
    .from(searchDocuments)
    .where(
      and(
        eq(searchDocuments.kind, 'event'),
        inArray(searchDocuments.language, [...languages]), // so that the index by date can be used
        gte(searchDocuments.date, startOfHallDay(date)),
        dateTo === undefined ? undefined : lt(searchDocuments.date, startOfHallDay(addDays(dateTo, 1))),
        ...words.map((word) => sql`${searchDocuments.folded} LIKE ${foldedPattern(word)}`),
      ),
    )
  return `{${rows.map((row) => row.id).join(',')}}`
}
