import { sql } from 'drizzle-orm'
import { blockDefinitions } from '#blocks/schemas.generated.ts'
import { events } from '#db/schema/index.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import { publicContents } from '../../content/index.server.ts'
import { shownBlocks } from '../queries/shown-blocks.server.ts'
import type { Rule } from '../rule.ts'

/** The fields of all blocks by which one leads to another record. A link in a text may well look back. */
const targetFields = [...new Set(Object.values(blockDefinitions).flatMap(({ targets }) => targets))]

export const rule: Rule = {
  code: 'past-teaser',
  area: 'pages',
  severity: 'warning',
  names: { de: 'Teaser für eine vergangene Veranstaltung', en: 'Teaser for an event that is over' },
  about: {
    de: 'Blöcke und Bühnen öffentlicher Seiten, die zu einer Veranstaltung vor heute führen. Stories und Links in Texten zählen nicht.',
    en: 'Blocks and stages of public pages that lead to an event before today. Stories, and links in texts, do not count.',
  },
  examples: {
    found: { de: 'Teaser auf das Konzert von gestern', en: 'Teaser for yesterday’s concert' },
    notFound: { de: 'Teaser auf das Konzert von heute', en: 'Teaser for today’s concert' },
  },
  watches: ['page', 'shared', 'event'],
  find: (scope) => {
    const today = startOfHallDay(hallDay(scope.now))
    return sql`
      WITH targets AS MATERIALIZED (
        SELECT blocks.kind, blocks.id, blocks.language, blocks.block, target.value AS target
        FROM (${shownBlocks(scope)}) AS blocks
        CROSS JOIN LATERAL jsonb_each_text(blocks.fields) AS target
        WHERE blocks.kind IN ('page', 'shared') AND target.key = ANY(${sql.param(targetFields)}::text[])
        UNION
        SELECT contents.kind, contents.id, contents.language, 'head', locales.hero_link_url
        FROM (${publicContents(scope.now)}) AS contents
        JOIN page_locales AS locales ON locales.page_id = contents.id AND locales.language = contents.language
        WHERE contents.kind = 'page'
      )
      SELECT targets.kind, targets.id, targets.language, targets.block AS place, 'event:' || ${events.id} AS key,
        '{}'::jsonb AS details
      FROM targets JOIN ${events} ON ${events.id} = substring(targets.target FROM '^event:(\\d{1,9})')::int
      WHERE ${events.dateStart} < ${today}::timestamptz`
  },
}
