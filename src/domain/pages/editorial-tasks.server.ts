import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { pageHref } from '#routing/paths.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export type EditorialTask = { name: string; address: string | null; at: string | null }
export type EditorialTasks = {
  drafts: EditorialTask[]
  scheduled: EditorialTask[]
  untranslated: EditorialTask[]
}

type Row = {
  slug: string
  language: Language
  title: string | null
  path: string | null
  at: Date | string | null
}

/**
 * Pending work for editors: drafts with unpublished changes, scheduled publications, pages without content in a
 * language.
 */
export async function listEditorialTasks({ db, now, viewer }: Scope): Promise<EditorialTasks> {
  requireRight(viewer, 'write_drafts')
  const drafts = await db.execute<Row>(sql`
    SELECT s.slug, s.language, l.title, l.path, greatest(max(r.created_at), max(d.updated_at)) AS at
    FROM sections s
    LEFT JOIN LATERAL (
      SELECT p.revision_id, coalesce(v.sequence, 0) AS sequence
      FROM publications p JOIN revisions v ON v.id = p.revision_id
      WHERE p.section_id = s.id AND p.cancelled_at IS NULL ORDER BY p.revision_id DESC LIMIT 1
    ) public ON true
    LEFT JOIN revisions r ON r.section_id = s.id AND r.id > coalesce(public.revision_id, 0)
      AND r.sequence IS DISTINCT FROM 0 -- what editing began with says nothing new
    LEFT JOIN section_drafts d ON d.section_id = s.id AND d.sequence > coalesce(public.sequence, 0)
    LEFT JOIN pages g ON s.owner_kind = 'page' AND g.id = s.owner_id
    LEFT JOIN page_locales l ON l.page_id = g.id AND l.language = s.language
    WHERE (r.id IS NOT NULL OR d.section_id IS NOT NULL) AND g.deleted_at IS NULL
    GROUP BY s.slug, s.language, l.title, l.path ORDER BY at DESC LIMIT 20`)
  const scheduled = await db.execute<Row>(sql`
    SELECT s.slug, s.language, l.title, l.path, p.publish_at AS at
    FROM publications p JOIN sections s ON s.id = p.section_id
    LEFT JOIN page_locales l ON s.owner_kind = 'page' AND l.page_id = s.owner_id AND l.language = s.language
    WHERE p.publish_at > ${now} AND p.cancelled_at IS NULL ORDER BY p.publish_at LIMIT 20`)
  const untranslated = await db.execute<Row>(sql`
    SELECT 'page-' || l.page_id AS slug, l.language, l.title, l.path, NULL AS at
    FROM page_locales l JOIN pages g ON g.id = l.page_id AND g.deleted_at IS NULL
    WHERE NOT EXISTS (SELECT 1 FROM sections s WHERE s.owner_kind = 'page' AND s.owner_id = l.page_id AND s.language = l.language)
    ORDER BY l.path LIMIT 20`)
  return {
    drafts: drafts.rows.map(toTask),
    scheduled: scheduled.rows.map(toTask),
    untranslated: untranslated.rows.map(toTask),
  }
}

function toTask({ slug, language, title, path, at }: Row): EditorialTask {
  return {
    name: `${title ?? slug} (${language.toUpperCase()})`,
    address: path === null ? null : pageHref(path, language),
    at: at === null ? null : new Date(at).toISOString(),
  }
}
