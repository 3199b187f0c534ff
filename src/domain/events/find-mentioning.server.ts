import { and, gte, inArray, lt } from 'drizzle-orm'
import type { EventFilters } from '#contracts/events.ts'
import { searchDocuments } from '#db/schema/index.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import { languages } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { isEventMentioning } from '../search/index.server.ts'

/** More words than anybody types in a search. */
const maxWords = 8

/**
 * The ids of the events whose search document, in either language, contains every word of the text (folded), within the
 * filters' days; as a PostgreSQL array, or null without a text. Executed once per list and shared by the count and the
 * page.
 */
export async function findMentioning({ db, now }: Scope, filters: EventFilters): Promise<string | null> {
  const { query: text = '', date = hallDay(now), date_to: dateTo } = filters
  const words = text.split(/\s+/).filter(Boolean).slice(0, maxWords)
  if (words.length === 0) return null
  const rows = await db
    .selectDistinct({ id: searchDocuments.subjectId })
    .from(searchDocuments)
    .where(
      and(
        inArray(searchDocuments.language, [...languages]), // lets the index by date be used
        gte(searchDocuments.date, startOfHallDay(date)),
        dateTo === undefined ? undefined : lt(searchDocuments.date, startOfHallDay(addDays(dateTo, 1))),
        isEventMentioning(words),
      ),
    )
  return `{${rows.map((row) => row.id).join(',')}}`
}
