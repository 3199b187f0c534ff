import { sql, type SQL } from 'drizzle-orm'
import { events, subscriptions } from '#db/schema/index.ts'
import { settingsKey } from '../../house/index.server.ts'
import { visitor, type Scope } from '../../scope.ts'
import { visibleTo } from '../../visibility.server.ts'
import { isPublicSoon } from './coming-events.server.ts'
import { shownTargets } from './shown-blocks.server.ts'

/** Indexes take no longer texts; in bytes. */
const maxLength = 2000

/**
 * The addresses of other sites that visitors are led to, as a query of `kind`, `id`, `language`, `place` and `address`: by
 * blocks and stages, by coming events and subscriptions, and by the settings of the house.
 */
export function outwardAddresses(scope: Pick<Scope, 'now'>): SQL {
  const { now } = scope
  const isComing = isPublicSoon(scope, { isForRelease: true }, 0)
  return sql`
    SELECT * FROM (
    SELECT kind, id, language, block AS place, target AS address
      FROM (${shownTargets(scope, '(https?://[^"\\\\\\s]+)')}) AS targets
    UNION
    SELECT 'event', ${events.id}, '', links.field, links.address FROM ${events}
      CROSS JOIN LATERAL (VALUES ('ticket_url_external', ${events.ticketUrlExternal}),
        ('promoter_url', ${events.promoterUrl})) AS links(field, address)
      WHERE ${isComing} AND links.address ~ '^https?://'
    UNION
    SELECT 'subscription', ${subscriptions.id}, '', 'ticket_url_external', ${subscriptions.ticketUrlExternal}
      FROM ${subscriptions}
      WHERE ${visibleTo({ viewer: visitor, now }, subscriptions)} AND ${subscriptions.ticketUrlExternal} ~ '^https?://'
    UNION
    SELECT 'settings', 1, '', links.key, links.value FROM settings
      CROSS JOIN LATERAL jsonb_each_text(CASE jsonb_typeof(settings.value) WHEN 'object' THEN settings.value END)
        AS links(key, value)
      WHERE settings.key = ${settingsKey} AND links.key ~ '^social_|_url$' AND links.value ~ '^https?://'
    ) AS addresses WHERE octet_length(address) <= ${maxLength}`
}
