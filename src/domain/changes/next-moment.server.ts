import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  articles,
  eventCustomerTags,
  events,
  forms,
  media,
  pages,
  releases,
  shopFeed,
  subscriptions,
} from '#db/schema/index.ts'
import { addDays, hallDay, startOfHallDay } from '#i18n/dates.ts'
import type { Scope } from '../scope.ts'

/** All columns with times at which the content that visitors see changes. */
const moments: PgColumn[] = [
  events.dateStart,
  events.ticketSaleFrom,
  events.onlineFrom,
  events.onlineTo,
  eventCustomerTags.presaleDate,
  pages.onlineFrom,
  pages.onlineTo,
  releases.publishAt,
  articles.publishedAt,
  articles.onlineTo,
  subscriptions.onSaleFrom,
  subscriptions.onlineFrom,
  subscriptions.onlineTo,
  forms.publishedFrom,
  forms.publishedTo,
  media.shownUntil,
  shopFeed.lateAt,
]

/**
 * The next time after `scope.now` at which something may look different without a change of data: a sale starts, a page
 * goes online, an event becomes past, the rights of a picture end, the shop's feed is late, the day ends in the hall.
 */
export async function findNextMoment({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<Date> {
  const midnight = startOfHallDay(addDays(hallDay(now), 1))
  const firsts = moments.map(
    (column): SQL => sql`(SELECT min(${column}) FROM ${column.table} WHERE ${column} > ${now})`,
  )
  const { rows } = await db.execute<{ moment: Date | string }>(
    sql`SELECT least(${midnight}::timestamptz, ${sql.join(firsts, sql`, `)}) AS moment`,
  )
  return new Date(rows[0]?.moment ?? now)
}
