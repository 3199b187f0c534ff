import { sql, type SQL } from 'drizzle-orm'
import { forms, redirects } from '#db/schema/index.ts'
import { defaultLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { defineQuery, type Given } from '../define-query.server.ts'

/** The address of every form begins like this. */
const base = href('forms', defaultLanguage, { slug: 'x' }).slice(0, -1)

/**
 * The current slugs of forms, by the slugs that contents use, which may be older than a renaming: a redirect leads
 * from the old to the new one. Slugs of no form are left out.
 */
export async function findCurrentSlugs(scope: Scope, named: readonly string[]): Promise<Map<string, string>> {
  if (named.length === 0) return new Map()
  addCacheTags(scope, ['form', 'redirect'])
  const rows = await selectSlugs(scope, { named })
  return new Map(rows.map((row) => [row.named, row.slug]))
}

const selectSlugs = defineQuery(({ db }, { named }: Given<{ named: readonly string[] }>) =>
  db
    .select({ named: sql<string>`wanted.named`, slug: sql<string>`coalesce(form.slug, renamed.slug)` })
    .from(
      sql`unnest(${named}::text[]) AS wanted (named)
        LEFT JOIN ${forms} form ON form.slug = wanted.named
        LEFT JOIN ${redirects} moved ON form.slug IS NULL AND moved.old_path = ${base}::text || wanted.named
        LEFT JOIN ${forms} renamed ON moved.new_path = ${base}::text || renamed.slug`,
    )
    .where(sql`coalesce(form.slug, renamed.slug) IS NOT NULL`),
)

/** The id of the form that has a slug, or had it before a renaming, as a subquery. */
export function idOfNamed(slug: string): SQL {
  return sql`(
    SELECT id FROM ${forms} WHERE slug = ${slug}
    UNION ALL
    SELECT renamed.id FROM ${redirects} moved JOIN ${forms} renamed ON moved.new_path = ${base}::text || renamed.slug
    WHERE moved.old_path = ${base + slug}
    LIMIT 1)`
}

/** The slugs by which contents may name a form: its own, and those it had before. */
export async function findFormNames({ db }: Pick<Scope, 'db'>, id: number): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    SELECT slug FROM ${forms} WHERE id = ${id}
    UNION SELECT substr(moved.old_path, ${base.length + 1}) FROM ${redirects} moved
    JOIN ${forms} form ON moved.new_path = ${base}::text || form.slug
    WHERE form.id = ${id} AND moved.old_path ~ ${`^${base}[a-z0-9-]+$`}`)
  return rows.map(({ slug }) => slug)
}
