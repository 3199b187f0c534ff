import { sql } from 'drizzle-orm'
import { forms, redirects } from '#db/schema/index.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import type { Scope } from '../scope.ts'
import { noteShown } from '../shown.ts'

/**
 * The current slugs of forms, by the slugs that contents use, which may be older than a renaming: a redirect leads
 * from the old to the new one. Slugs of no form are left out.
 */
export async function findCurrentSlugs(scope: Scope, named: readonly string[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map()
  noteShown(scope, ['form', 'redirect'])
  const base = href('forms', defaultLanguage, { slug: 'x' }).slice(0, -1)
  const { rows } = await scope.db.execute<{ named: string; slug: string }>(sql`
    SELECT wanted.named, coalesce(form.slug, renamed.slug) AS slug
    FROM unnest(${sql.param([...named])}::text[]) AS wanted (named)
    LEFT JOIN ${forms} form ON form.slug = wanted.named
    LEFT JOIN ${redirects} moved ON form.slug IS NULL AND moved.old_path = ${base}::text || wanted.named
    LEFT JOIN ${forms} renamed ON moved.new_path = ${base}::text || renamed.slug
    WHERE coalesce(form.slug, renamed.slug) IS NOT NULL`)
  return new Map(rows.map((row) => [row.named, row.slug]))
}
