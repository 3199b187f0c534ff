import { and, gt, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { events } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import type { ValueOf } from '#records/field.ts'
import type { record } from '#records/event/record.ts'
import type { Scope } from '../scope.ts'

type Gap = ValueOf<typeof record.fields.missing>[number]

/** The condition of events that are to come, whether visitors see them or not. */
export function isComing({ now }: Pick<Scope, 'now'>): SQL | undefined {
  return and(
    isNull(events.vanishedAt),
    gt(events.dateStart, now),
    or(isNull(events.status), ne(events.status, 'cancelled')),
  )
}

/** The text of a column in a language, null where there is none. */
export function textIn(column: PgColumn, language: Language): SQL {
  return sql`nullif(${column} ->> ${sql.raw(`'${language}'`)}, '')`
}

/** The first text of a formatted text in a language, null where there is none. */
export function richTextIn(column: PgColumn, language: Language): SQL {
  return sql`jsonb_path_query_first(${column}, ${sql.raw(`'$.${language}.**.text'`)}) #>> '{}'`
}

const isFree = sql`${events.status} IS NOT DISTINCT FROM 'no_sale'`
const translated = [
  [textIn(events.subtitle, 'de'), textIn(events.subtitle, 'en')],
  [textIn(events.teaser, 'de'), textIn(events.teaser, 'en')],
  [richTextIn(events.description, 'de'), richTextIn(events.description, 'en')],
] as const

/** What an event may lack, each as the condition of an event. A title without English is no gap: the German one is used then. */
export const gaps: Record<Gap, SQL> = {
  text: sql`(${textIn(events.teaser, 'de')} IS NULL AND ${richTextIn(events.description, 'de')} IS NULL)`,
  translation: sql`(${sql.join(
    translated.map(([german, english]) => sql`(${german} IS NOT NULL AND ${english} IS NULL)`),
    sql` OR `,
  )})`,
  picture: sql`${events.imageId} IS NULL`,
  prices: sql`(${events.priceMin} IS NULL AND ${events.priceCategories} = '[]'::jsonb
    AND ${events.isOwnProduction} AND NOT ${isFree})`,
  // What the shop sells without a date is on sale already.
  sale_date: sql`(${events.ticketSaleFrom} IS NULL AND ${events.ticketUrlExternal} IS NULL
    AND ${events.isOwnProduction} AND NOT ${isFree})`,
}

/** Which of the gaps an event has; none if it is past, cancelled or gone from the shop. */
export function gapsOf(scope: Pick<Scope, 'now'>): SQL<Gap[]> {
  const cases = Object.entries(gaps).map(
    ([gap, condition]) => sql`CASE WHEN ${condition} THEN ${sql.raw(`'${gap}'`)} END`,
  )
  return sql`CASE WHEN ${isComing(scope)} THEN array_remove(ARRAY[${sql.join(cases, sql`, `)}]::text[], NULL)
    ELSE '{}'::text[] END`
}
