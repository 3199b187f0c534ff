import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { shortDay } from '#i18n/dates.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { record } from '#records/settings/record.ts'
import type { Scope } from '#domain/scope.ts'

/** What has contents: a page, a template, a shared block, or a record with a page of its own. */
type Owner = { kind: string; id: number }

const titleRows = z.array(
  z.object({
    kind: z.string(),
    id: z.number(),
    title: z.object({ de: z.string(), en: z.string() }).partial(),
    day: z.string().nullable(),
  }),
)

const { names } = record

/** The titles of owners of contents by kind and number, such as `page:3`; events, which repeat, with their day. */
export async function findOwnerTitles(
  { db }: Pick<Scope, 'db'>,
  owners: readonly Owner[],
  language: Language,
): Promise<Map<string, string>> {
  const idsOf = (kind: string) =>
    sql`${sql.param(owners.filter((owner) => owner.kind === kind).map(({ id }) => id))}::int[]`
  const { rows } = await db.execute(sql`
    SELECT 'page' AS kind, page_id AS id, jsonb_object_agg(language, title) AS title, NULL AS day
      FROM page_locales WHERE page_id = ANY(${idsOf('page')}) GROUP BY page_id
    UNION ALL SELECT 'template', id, jsonb_build_object('de', name, 'en', name), NULL
      FROM page_templates WHERE id = ANY(${idsOf('template')})
    UNION ALL SELECT 'shared', id, name, NULL FROM shared_blocks WHERE id = ANY(${idsOf('shared')})
    UNION ALL SELECT 'event', id, title, date_local::text FROM events WHERE id = ANY(${idsOf('event')})
    UNION ALL SELECT 'article', id, title, NULL FROM articles WHERE id = ANY(${idsOf('article')})
    UNION ALL SELECT 'subscription', id, title, NULL FROM subscriptions WHERE id = ANY(${idsOf('subscription')})
    UNION ALL SELECT 'artist', id, jsonb_build_object('de', name, 'en', coalesce(name_english, name)), NULL
      FROM artists WHERE id = ANY(${idsOf('artist')})
    UNION ALL SELECT 'room', id, name, NULL FROM rooms WHERE id = ANY(${idsOf('room')})
    UNION ALL SELECT 'series', id, name, NULL FROM series WHERE id = ANY(${idsOf('series')})
    UNION ALL SELECT 'form', id, title, NULL FROM forms WHERE id = ANY(${idsOf('form')})
    UNION ALL SELECT 'media', id, jsonb_build_object('de', file_name, 'en', file_name), NULL
      FROM media WHERE id = ANY(${idsOf('media')})
    UNION ALL SELECT 'settings', id, jsonb_build_object('de', ${names.de.one}::text, 'en', ${names.en.one}::text), NULL
      FROM unnest(${idsOf('settings')}) AS id`)
  return new Map(
    titleRows.parse(rows).map(({ kind, id, title, day }) => {
      const text = pickLanguage({ de: '', en: '', ...title }, language) || `${kind} ${id}`
      return [`${kind}:${id}`, day === null ? text : `${text}, ${shortDay(day, language)}`]
    }),
  )
}
