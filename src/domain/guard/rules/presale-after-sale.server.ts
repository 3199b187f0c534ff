import { sql } from 'drizzle-orm'
import { customerTags, eventCustomerTags, events } from '#db/schema/index.ts'
import { isComing } from '../../events/index.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'presale-after-sale',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Vorverkauf beginnt nach dem Verkauf', en: 'The advance sale begins after the sale' },
  about: {
    de: 'Kommende Veranstaltungen, bei denen eine Gruppe erst kaufen darf, wenn schon alle kaufen können.',
    en: 'Coming events that a group may buy only when everybody can already.',
  },
  examples: {
    found: {
      de: 'Verkauf ab 1. Dezember, Mitglieder ab 2.',
      en: 'On sale from 1 December, members from the 2nd',
    },
    notFound: {
      de: 'Verkauf ab 1. Dezember, Mitglieder ab 30. November',
      en: 'On sale from 1 December, members from 30 November',
    },
  },
  watches: ['event', 'customer_tag'],
  tell: ({ details }, language) => {
    const name = details[language]
    return typeof name === 'string' ? name : ''
  },
  find: (scope) => sql`
    SELECT 'event' AS kind, ${events.id} AS id, '' AS language, 'presale' AS place,
      'customer_tag:' || ${customerTags.id} AS key, ${customerTags.name} AS details
    FROM ${events}
    JOIN ${eventCustomerTags} ON ${eventCustomerTags.eventId} = ${events.id}
    JOIN ${customerTags} ON ${customerTags.id} = ${eventCustomerTags.tagId}
    WHERE ${isComing(scope)} AND ${eventCustomerTags.presaleDate} > ${events.ticketSaleFrom}`,
}
