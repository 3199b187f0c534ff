import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { media } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { currentContents, findOwnerTitles, resolveReferences } from '#domain/content/index.server.ts'
import { settingsKey } from '../house/index.server.ts'
import type { Use } from '../records/index.server.ts'
import { system, type Scope } from '../scope.ts'

/** A use as a row: what uses which item, and at which place. */
const useRows = z.array(
  z.object({
    media_id: z.number(),
    kind: z.enum([
      'page',
      'event',
      'article',
      'subscription',
      'artist',
      'shared',
      'template',
      'room',
      'settings',
    ]),
    id: z.number(),
    place: z.enum(['record', 'content', 'draft']),
  }),
)
const most = 200
/** How many places are named of each kind. */
const maxNamed = 20

/**
 * All uses of all items, as a query: by records as their picture, by links, by contents that are or will be public,
 * and by drafts. It is computed instead of stored, so that it is always correct; the contents of a large site are
 * only some megabytes. Contents reference items as `media:3`.
 */
const mediaUses = (now: Date) => sql`
  SELECT image_id AS media_id, 'event' AS kind, id, 'record' AS place FROM events WHERE image_id IS NOT NULL
  UNION SELECT image_id, 'event', event_id, 'record' FROM event_pictures
  UNION SELECT image_id, 'article', id, 'record' FROM articles WHERE image_id IS NOT NULL
  UNION SELECT recording_id, 'article', id, 'record' FROM articles WHERE recording_id IS NOT NULL
  UNION SELECT image_id, 'subscription', id, 'record' FROM subscriptions WHERE image_id IS NOT NULL
  UNION SELECT portrait_id, 'artist', id, 'record' FROM artists WHERE portrait_id IS NOT NULL
  UNION SELECT plan_id, 'room', id, 'record' FROM rooms WHERE plan_id IS NOT NULL
  UNION SELECT named::int, 'settings', 1, 'record'
    FROM settings CROSS JOIN LATERAL unnest(ARRAY[value ->> 'logo', value ->> 'app_icon']) AS named
    WHERE key = ${settingsKey} AND named IS NOT NULL
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

/** Where an item is used, by kinds of records with titles and addresses; at most 200 places. */
export async function findMediaUses(scope: Scope, mediaId: number, language: Language): Promise<Use[]> {
  const { rows } = await scope.db.execute(sql`
    SELECT media_id, kind, id, min(place) AS place FROM (${mediaUses(scope.now)}) AS uses
    WHERE media_id = ${mediaId} GROUP BY media_id, kind, id ORDER BY kind, id LIMIT ${most}`)
  const uses = useRows.parse(rows)
  if (uses.length === 0) return []
  const titles = await findOwnerTitles(scope, uses, language)
  const paths = await resolveReferences(
    { ...scope, viewer: system, shown: null },
    uses.map(({ kind, id }) => `${kind}:${id}`),
    language,
  )
  return [...Map.groupBy(uses, ({ kind }) => kind)].map(([kind, places]) => ({
    kind,
    count: places.length,
    first: places.slice(0, maxNamed).map(({ id, place }) => ({
      id,
      title: titles.get(`${kind}:${id}`) ?? `${kind} ${id}`,
      path: paths[`${kind}:${id}`] ?? null,
      isDraft: place === 'draft',
    })),
  }))
}

/** Whether an item is used anywhere, in a query of items. */
export function isUsedMedia({ now }: Pick<Scope, 'now'>): SQL<boolean> {
  return sql<boolean>`${media.id} IN (SELECT DISTINCT media_id FROM (${mediaUses(now)}) AS uses)`
}
