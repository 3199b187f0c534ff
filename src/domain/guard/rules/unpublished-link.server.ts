import { and, lte, sql } from 'drizzle-orm'
import { articles, events, pages, subscriptions } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { visitor } from '../../scope.ts'
import { isPublicPage } from '../../shown-pages.server.ts'
import { visibleTo } from '../../visibility.server.ts'
import { shownTargets } from '../queries/shown-blocks.server.ts'
import type { Rule } from '../rule.ts'

export const rule: Rule = {
  code: 'unpublished-link',
  area: 'pages',
  severity: 'warning',
  names: { de: 'Link auf etwas, das nicht öffentlich ist', en: 'Link to something that is not public' },
  about: {
    de: 'Blöcke und Bühnen öffentlicher Seiten, deren Link auf eine Seite, Veranstaltung, Story oder ein Abonnement in dieser Sprache nirgendwohin führt. Besucherinnen und Besucher sehen nur Text.',
    en: 'Blocks and stages of public pages whose link to a page, event, story or subscription leads nowhere in this language. Visitors see plain text only.',
  },
  examples: {
    found: { de: 'Link auf eine Seite, die zurückgezogen wurde', en: 'Link to a page that was taken back' },
    notFound: { de: 'Link auf eine öffentliche Seite', en: 'Link to a public page' },
  },
  watches: ['page', 'event', 'article', 'subscription', 'shared'],
  find: (scope) => {
    const { now } = scope
    const visible = (table: typeof events | typeof articles | typeof subscriptions) =>
      visibleTo({ viewer: visitor, now }, table)
    const reachable = sql`
      ${sql.join(
        languages.map(
          (language) => sql`SELECT 'page' AS kind, ${pages.id} AS id, ${language} AS language FROM ${pages}
            WHERE ${isPublicPage(language, now)}`,
        ),
        sql` UNION ALL `,
      )}
      UNION ALL SELECT 'event', ${events.id}, NULL FROM ${events} WHERE ${visible(events)}
      UNION ALL SELECT 'article', ${articles.id}, NULL FROM ${articles}
        WHERE ${and(visible(articles), lte(articles.publishedAt, now))}
      UNION ALL SELECT 'subscription', ${subscriptions.id}, NULL FROM ${subscriptions} WHERE ${visible(subscriptions)}`
    return sql`
      WITH targets AS MATERIALIZED (
        ${shownTargets(scope, '((?:page|event|article|subscription):\\d{1,9})(?:#[^"]*)?')}
      )
      SELECT targets.kind, targets.id, targets.language, targets.block AS place, targets.target AS key,
        '{}'::jsonb AS details
      FROM targets
      WHERE NOT EXISTS (
        SELECT FROM (${reachable}) AS reachable
        WHERE reachable.kind = split_part(targets.target, ':', 1)
          AND reachable.id = split_part(targets.target, ':', 2)::int
          AND (reachable.language IS NULL OR reachable.language = targets.language))`
  },
}
