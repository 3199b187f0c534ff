import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { gaps } from '../../events/index.server.ts'
import { isPublicSoon } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

const days = 30
/** Prices are known when the sale begins, which is often a year before. */
const daysBeforeSale = 14

export const rule: Rule = {
  code: 'missing-price',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Preis fehlt', en: 'The price is missing' },
  about: {
    de: `Eigene öffentliche Veranstaltungen, die in den nächsten ${days} Tagen stattfinden, und solche, deren Verkauf begonnen hat oder in ${daysBeforeSale} Tagen beginnt. Freier Eintritt zählt nicht.`,
    en: `The house’s own public events that take place within ${days} days, and those whose sale has begun or begins within ${daysBeforeSale} days. Free admission does not count.`,
  },
  examples: {
    found: { de: 'In drei Wochen, ohne Preis', en: 'In three weeks, without a price' },
    notFound: { de: 'In drei Wochen, Eintritt frei', en: 'In three weeks, free admission' },
  },
  watches: ['event'],
  find: (scope, question) => sql`
    SELECT 'event' AS kind, ${events.id} AS id, '' AS language, 'price_categories' AS place, '' AS key,
      '{}'::jsonb AS details
    FROM ${events}
    WHERE ${isPublicSoon(scope, { isForRelease: true }, days)} AND ${gaps.prices}
      AND (${question.isForRelease}
        OR ${events.dateStart} < ${new Date(scope.now.getTime() + days * 86_400_000)}::timestamptz
        OR ${events.ticketSaleFrom} < ${new Date(scope.now.getTime() + daysBeforeSale * 86_400_000)}::timestamptz)`,
}
