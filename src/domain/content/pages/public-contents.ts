import { and, isNull, lte, sql, type SQL } from 'drizzle-orm'
import { articles, events, pages, sharedBlocks, subscriptions } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { isPublicPage } from '#domain/shown-pages.server.ts'
import { visitor } from '#domain/scope.ts'
import { visibleTo } from '#domain/visibility.server.ts'

/**
 * All contents that visitors can read at a time, as a query of `kind`, `id`, `language`, `content` and `is_empty`: those of
 * public pages, events, stories and subscriptions, and of shared blocks, which others show. By the same rule as
 * `findPublication`: the latest started publication is in effect, even after its end.
 */
export function publicContents(now: Date): SQL {
  const scope = { viewer: visitor, now }
  const ids = (table: typeof events | typeof articles | typeof subscriptions, more?: SQL) =>
    sql`(SELECT ${table.id} FROM ${table} WHERE ${and(visibleTo(scope, table), more)})`
  const ofPages = languages.map(
    (language) => sql`latest.kind = 'page' AND latest.language = ${language} AND latest.id IN (
      SELECT ${pages.id} FROM ${pages} WHERE ${isPublicPage(language, now)})`,
  )
  return sql`
    SELECT latest.kind, latest.id, latest.language, revisions.content, latest.is_empty
    FROM (
      SELECT DISTINCT ON (s.id) s.owner_kind AS kind, s.owner_id AS id, s.language, p.revision_id, p.unpublish_at,
        p.is_empty
      FROM sections s JOIN publications p ON p.section_id = s.id
      WHERE p.publish_at <= ${now}::timestamptz
        AND (p.cancelled_at IS NULL OR p.cancelled_at > ${now}::timestamptz)
      ORDER BY s.id, p.publish_at DESC, p.id DESC
    ) AS latest
    JOIN revisions ON revisions.id = latest.revision_id
    WHERE (latest.unpublish_at IS NULL OR latest.unpublish_at > ${now}::timestamptz)
      AND (${sql.join(ofPages, sql` OR `)}
        OR latest.kind = 'event' AND latest.id IN ${ids(events, isNull(events.vanishedAt))}
        OR latest.kind = 'article' AND latest.id IN ${ids(articles, lte(articles.publishedAt, now))}
        OR latest.kind = 'subscription' AND latest.id IN ${ids(subscriptions)}
        OR latest.kind = 'shared' AND latest.id IN (
          SELECT ${sharedBlocks.id} FROM ${sharedBlocks} WHERE ${isNull(sharedBlocks.deletedAt)}))`
}
