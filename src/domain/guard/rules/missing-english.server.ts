import { sql, type SQL } from 'drizzle-orm'
import { getTableColumns } from 'drizzle-orm'
import { toCamelCase } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import { artists, castMembers, events, rooms, series } from '#db/schema/index.ts'
import { record as artistRecord } from '#records/artist/record.ts'
import { record as eventRecord } from '#records/event/record.ts'
import type { RecordDefinition } from '#records/definition.ts'
import { record as roomRecord } from '#records/room/record.ts'
import { record as seriesRecord } from '#records/series/record.ts'
import { proseFields } from '#records/visitor-texts.ts'
import { publicContents } from '../../content/index.server.ts'
import { richTextIn, textIn } from '../../events/index.server.ts'
import { isPublicSoon } from '../queries/coming-events.server.ts'
import type { Rule } from '../rule.ts'

const days = 30

export const rule: Rule = {
  code: 'missing-english',
  area: 'programme',
  severity: 'warning',
  names: { de: 'Englisch fehlt', en: 'English is missing' },
  about: {
    de: `Untertitel, Texte und Seite öffentlicher Veranstaltungen, von ${days} Tagen vor dem Termin an, mit den Texten ihrer Mitwirkenden, Säle und Reihen. Ein Titel ohne Englisch zählt nicht: Dann gilt der deutsche.`,
    en: `Subtitle, texts and page of public events, from ${days} days before the date on, with the texts of those who perform, of halls and of series. A title without English does not count: the German one is used then.`,
  },
  examples: {
    found: {
      de: 'In drei Wochen, Kurztext nur auf Deutsch',
      en: 'In three weeks, short text in German only',
    },
    notFound: { de: 'Dasselbe in drei Monaten', en: 'The same in three months' },
  },
  watches: ['event', 'artist', 'room', 'series'],
  namesField: true,
  find: (scope, question) => {
    const isSoon = sql`${isPublicSoon(scope, question, days)}`
    const named = (ids: SQL) => sql`SELECT ${ids} FROM ${events} WHERE ${isSoon}`
    return sql`
      ${withoutEnglish(eventRecord, events, ['subtitle'])} WHERE ${isSoon} AND ${isMissing}
      UNION ALL ${withoutEnglish(artistRecord, artists)} WHERE ${isMissing} AND ${artists.id} IN (
        SELECT ${castMembers.artistId} FROM ${castMembers} JOIN ${events} ON ${events.id} = ${castMembers.eventId}
        WHERE ${isSoon})
      UNION ALL ${withoutEnglish(roomRecord, rooms)} WHERE ${isMissing} AND ${rooms.id} IN (${named(sql`${events.roomId}`)})
      UNION ALL ${withoutEnglish(seriesRecord, series)} WHERE ${isMissing}
        AND ${series.id} IN (${named(sql`${events.seriesId}`)})
      UNION ALL
      SELECT 'event', ${events.id}, 'en', '', '', '{}'::jsonb FROM ${events}
        WHERE ${isSoon} AND ${events.id} IN (
          SELECT contents.id FROM (${publicContents(scope.now)}) AS contents
          WHERE contents.kind = 'event' AND NOT contents.is_empty
          GROUP BY contents.id HAVING NOT bool_or(contents.language = 'en'))`
  },
}

const isMissing = sql`texts.german IS NOT NULL AND texts.english IS NULL`

/** The texts of all records of a kind that visitors read, a row for each, without the condition. */
function withoutEnglish({ kind, fields }: RecordDefinition, table: PgTable, also: string[] = []): SQL {
  const columns = getTableColumns(table)
  const texts = [...also, ...proseFields(fields)].map((name) => {
    const column = columns[toCamelCase(name)]
    if (!column) throw new TypeError(`${kind} has no column for ${name}`)
    const inLanguage = fields[name]?.kind === 'richText' ? richTextIn : textIn
    return sql`(${name}::text, ${inLanguage(column, 'de')}, ${inLanguage(column, 'en')})`
  })
  return sql`SELECT ${kind}::text AS kind, ${columns['id']} AS id, '' AS language, texts.field AS place, 'en' AS key,
      '{}'::jsonb AS details
    FROM ${table} CROSS JOIN LATERAL (VALUES ${sql.join(texts, sql`, `)}) AS texts(field, german, english)`
}
