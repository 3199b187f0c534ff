import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { MediaUse } from '#contracts/office-media.ts'
import { shortDay } from '#i18n/dates.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { currentContents, resolveReferences } from '#domain/content/index.server.ts'
import { system, type Scope } from '../scope.ts'

/** A use as a row: what uses which item, and at which place. */
const useRows = z.array(
  z.object({
    media_id: z.number(),
    kind: z.enum(['page', 'event', 'article', 'subscription', 'shared', 'template']),
    id: z.number(),
    place: z.enum(['record', 'content', 'draft']),
  }),
)
const titleRows = z.array(
  z.object({
    kind: z.string(),
    id: z.number(),
    title: z.object({ de: z.string(), en: z.string() }).partial(),
    day: z.string().nullable(),
  }),
)
const most = 200

/**
 * All uses of all items, as a query: by records as their picture, by links, by contents that are or will be public,
 * and by drafts. It is computed instead of stored, so that it is always correct; the contents of a large site are
 * only some megabytes. Contents reference items as `media:3`.
 */
export const mediaUses = (now: Date) => sql`
  SELECT image_id AS media_id, 'event' AS kind, id, 'record' AS place FROM events WHERE image_id IS NOT NULL
  UNION SELECT image_id, 'article', id, 'record' FROM articles WHERE image_id IS NOT NULL
  UNION SELECT image_id, 'subscription', id, 'record' FROM subscriptions WHERE image_id IS NOT NULL
  UNION SELECT hero_image_id, 'page', id, 'record' FROM pages WHERE hero_image_id IS NOT NULL
  UNION SELECT og_image_id, 'page', id, 'record' FROM pages WHERE og_image_id IS NOT NULL
  UNION SELECT substring(hero_link_url FROM 7)::int, 'page', page_id, 'record'
    FROM page_locales WHERE hero_link_url ~ '^media:\\d{1,9}$'
  UNION SELECT (named)[1]::int, 'template', page_templates.id, 'draft'
    FROM page_templates
    CROSS JOIN LATERAL regexp_matches(page_templates.content::text, '"media:(\\d{1,9})"', 'g') AS named
  UNION SELECT (named)[1]::int, sections.owner_kind, sections.owner_id, contents.place
    FROM (${currentContents(now)}) AS contents
    JOIN sections ON sections.id = contents.section_id
    CROSS JOIN LATERAL regexp_matches(contents.content::text, '"media:(\\d{1,9})"', 'g') AS named`

/** Where an item is used, with titles and addresses; at most 200 places. */
export async function findMediaUses(scope: Scope, mediaId: number, language: Language): Promise<MediaUse[]> {
  const { rows } = await scope.db.execute(sql`
    SELECT media_id, kind, id, min(place) AS place FROM (${mediaUses(scope.now)}) AS uses
    WHERE media_id = ${mediaId} GROUP BY media_id, kind, id ORDER BY kind, id LIMIT ${most}`)
  const uses = useRows.parse(rows)
  if (uses.length === 0) return []
  const found = titleRows.parse((await scope.db.execute(titlesOf(uses))).rows)
  const paths = await resolveReferences(
    { ...scope, viewer: system, shown: null },
    uses.map(({ kind, id }) => `${kind}:${id}`),
    language,
  )
  return uses.map(({ kind, id, place }) => {
    const named = found.find((row) => row.kind === kind && row.id === id)
    const title = pickLanguage({ de: '', en: '', ...named?.title }, language) || `${kind} ${id}`
    return {
      kind,
      id,
      // Events are often repeated under the same title.
      title: named?.day ? `${title}, ${shortDay(named.day, language)}` : title,
      path: paths[`${kind}:${id}`] ?? null,
      place,
    }
  })
}

/** Whether an item is used anywhere. */
export async function isMediaUsed({ db, now }: Pick<Scope, 'db' | 'now'>, mediaId: number): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM (${mediaUses(now)}) AS uses WHERE media_id = ${mediaId} LIMIT 1`,
  )
  return rows.length > 0
}

function titlesOf(uses: { kind: string; id: number }[]) {
  const idsOf = (kind: string) =>
    sql`${sql.param(uses.filter((use) => use.kind === kind).map(({ id }) => id))}::int[]`
  return sql`
    SELECT 'page' AS kind, page_id AS id, jsonb_object_agg(language, title) AS title, NULL AS day
      FROM page_locales WHERE page_id = ANY(${idsOf('page')}) GROUP BY page_id
    UNION ALL SELECT 'template', id, jsonb_build_object('de', name, 'en', name), NULL
      FROM page_templates WHERE id = ANY(${idsOf('template')})
    UNION ALL SELECT 'shared', id, name, NULL FROM shared_blocks WHERE id = ANY(${idsOf('shared')})
    UNION ALL SELECT 'event', id, title, date_local::text FROM events WHERE id = ANY(${idsOf('event')})
    UNION ALL SELECT 'article', id, title, NULL FROM articles WHERE id = ANY(${idsOf('article')})
    UNION ALL SELECT 'subscription', id, title, NULL FROM subscriptions WHERE id = ANY(${idsOf('subscription')})`
}
