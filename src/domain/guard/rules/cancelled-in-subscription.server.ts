import { sql } from 'drizzle-orm'
import { events, subscriptionEvents, subscriptions } from '#db/schema/index.ts'
import { visitor } from '../../scope.ts'
import { visibleTo } from '../../visibility.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'cancelled-in-subscription',
  area: 'subscriptions',
  severity: 'warning',
  names: { de: 'Abgesagtes Konzert im Abonnement', en: 'Cancelled concert in a subscription' },
  about: {
    de: 'Öffentliche Abonnements mit einem kommenden Konzert, das abgesagt ist.',
    en: 'Public subscriptions with a coming concert that is cancelled.',
  },
  examples: {
    found: {
      de: 'Ein Konzert des Abonnements ist abgesagt',
      en: 'A concert of the subscription is cancelled',
    },
    notFound: {
      de: 'Ein Konzert des Abonnements ist verschoben',
      en: 'A concert of the subscription is postponed',
    },
  },
  watches: ['event', 'subscription'],
  find: ({ now }) => sql`
    SELECT 'subscription' AS kind, ${subscriptions.id} AS id, '' AS language, 'events' AS place,
      'event:' || ${events.id} AS key, '{}'::jsonb AS details
    FROM ${subscriptions}
    JOIN ${subscriptionEvents} ON ${subscriptionEvents.subscriptionId} = ${subscriptions.id}
    JOIN ${events} ON ${events.id} = ${subscriptionEvents.eventId}
    WHERE ${visibleTo({ viewer: visitor, now }, subscriptions)} AND ${events.status} = 'cancelled'
      AND ${events.dateStart} > ${now}::timestamptz`,
}
