import { sql, type SQL } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { publicContents } from '../../content/index.server.ts'
import { isComing } from '../../events/index.server.ts'
import type { Scope } from '../../scope.ts'

/**
 * The blocks that visitors see, as a query of `kind`, `id`, `language`, `block` and `fields`; children are rows of their own.
 * Contents of past events stay as they were.
 */
export function shownBlocks(scope: Pick<Scope, 'now'>): SQL {
  return sql`
    SELECT contents.kind, contents.id, contents.language, found ->> 'id' AS block, found -> 'fields' AS fields
    FROM (${publicContents(scope.now)}) AS contents
    CROSS JOIN LATERAL jsonb_path_query(contents.content,
      'strict $.containers.** ? (@.id != null && @.type != null && @.fields != null)') AS found
    WHERE contents.kind <> 'event' OR contents.id IN (SELECT ${events.id} FROM ${events} WHERE ${isComing(scope)})`
}

/**
 * What the blocks and stages of pages lead to, as a query of `kind`, `id`, `language`, `block` and `target`. `target` is a
 * regular expression of stored targets, without quotes; its first group is the result.
 */
export function shownTargets(scope: Pick<Scope, 'now'>, target: string): SQL {
  return sql`
    SELECT DISTINCT blocks.kind, blocks.id, blocks.language, blocks.block, named[1] AS target
    FROM (${shownBlocks(scope)}) AS blocks
    CROSS JOIN LATERAL regexp_matches(blocks.fields::text, ${`"${target}"`}, 'g') AS named
    UNION
    SELECT contents.kind, contents.id, contents.language, 'head', substring(locales.hero_link_url FROM ${`^${target}$`})
    FROM (${publicContents(scope.now)}) AS contents
    JOIN page_locales AS locales ON locales.page_id = contents.id AND locales.language = contents.language
    WHERE contents.kind = 'page' AND locales.hero_link_url ~ ${`^${target}$`}`
}
