import { sql } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { publicContents } from '../../content/index.server.ts'
import { isPublicSoon } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

const days = 30

export const rule: Rule = {
  code: 'missing-english',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Englisch fehlt', en: 'English is missing' },
  about: {
    de: `Untertitel, Texte und Seite öffentlicher Veranstaltungen, von ${days} Tagen vor dem Termin an. Ein Titel ohne Englisch zählt nicht: Dann gilt der deutsche.`,
    en: `Subtitle, texts and page of public events, from ${days} days before the date on. A title without English does not count: the German one is used then.`,
  },
  examples: {
    found: {
      de: 'In drei Wochen, Kurztext nur auf Deutsch',
      en: 'In three weeks, short text in German only',
    },
    notFound: { de: 'Dasselbe in drei Monaten', en: 'The same in three months' },
  },
  watches: ['event'],
  namesField: true,
  find: (scope, question) => sql`
    SELECT 'event' AS kind, ${events.id} AS id, '' AS language, texts.field AS place, 'en' AS key, '{}'::jsonb AS details
      FROM ${events}
      CROSS JOIN LATERAL (VALUES
        ('subtitle', nullif(${events.subtitle} ->> 'de', ''), nullif(${events.subtitle} ->> 'en', '')),
        ('teaser', nullif(${events.teaser} ->> 'de', ''), nullif(${events.teaser} ->> 'en', '')),
        ('description', jsonb_path_query_first(${events.description}, '$.de.**.text') #>> '{}',
          jsonb_path_query_first(${events.description}, '$.en.**.text') #>> '{}')
      ) AS texts(field, german, english)
      WHERE ${isPublicSoon(scope, question, days)} AND texts.german IS NOT NULL AND texts.english IS NULL
    UNION ALL
    SELECT 'event', ${events.id}, 'en', '', '', '{}'::jsonb FROM ${events}
      WHERE ${isPublicSoon(scope, question, days)} AND ${events.id} IN (
        SELECT contents.id FROM (${publicContents(scope.now)}) AS contents
        WHERE contents.kind = 'event' AND NOT contents.is_empty
        GROUP BY contents.id HAVING NOT bool_or(contents.language = 'en'))`,
}
