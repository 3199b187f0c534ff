import { and, lte, sql, type SQL } from 'drizzle-orm'
import { articles, events, pages, subscriptions } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { visitor, type Scope } from '../../scope.ts'
import { isPublicPage } from '../../shown-pages.server.ts'
import { visibleTo } from '../../visibility.server.ts'
import { isPublicSoon } from './coming-events.server.ts'
import { shownBlocks } from './shown-blocks.server.ts'

/**
 * The pictures that visitors see, as a query of `media_id`, `language` (null: both), `has_alt` and `has_rights`, which say
 * whether the place has an alternative text and a note about the rights of its own.
 */
export function usedPictures(scope: Pick<Scope, 'now'>): SQL {
  const { now } = scope
  const visible = (table: typeof articles | typeof subscriptions) =>
    visibleTo({ viewer: visitor, now }, table)
  const isComing = isPublicSoon(scope, { isForRelease: true }, 0)
  const ofRecord = sql`NULL::text, false, false`
  return sql`
    SELECT ${events.imageId} AS media_id, NULL::text AS language, false AS has_alt, false AS has_rights
      FROM ${events} WHERE ${isComing} AND ${events.imageId} IS NOT NULL
    UNION ALL SELECT event_pictures.image_id, ${ofRecord}
      FROM event_pictures JOIN ${events} ON ${events.id} = event_pictures.event_id WHERE ${isComing}
    UNION ALL SELECT ${articles.imageId}, ${ofRecord}
      FROM ${articles} WHERE ${and(visible(articles), lte(articles.publishedAt, now))} AND ${articles.imageId} IS NOT NULL
    UNION ALL SELECT ${subscriptions.imageId}, ${ofRecord}
      FROM ${subscriptions} WHERE ${visible(subscriptions)} AND ${subscriptions.imageId} IS NOT NULL
    UNION ALL SELECT portrait_id, ${ofRecord} FROM artists WHERE portrait_id IS NOT NULL
    ${sql.join(
      languages.map(
        (language) => sql`UNION ALL SELECT ${pages.heroImageId}, ${language}, false, false
          FROM ${pages} WHERE ${isPublicPage(language, now)} AND ${pages.heroImageId} IS NOT NULL`,
      ),
      sql` `,
    )}
    UNION ALL SELECT substring(fields ->> 'image' FROM 7)::int, blocks.language,
        coalesce(fields ->> 'image_alt', '') <> '' OR fields -> 'image_decorative' = 'true'::jsonb,
        coalesce(fields ->> 'copyright', '') <> ''
      FROM (${shownBlocks(scope)}) AS blocks WHERE fields ->> 'image' ~ '^media:\\d{1,9}$'`
}
