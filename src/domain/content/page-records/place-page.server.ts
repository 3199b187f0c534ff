import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import { pageLocales } from '#db/schema/index.ts'
import { languages, type Language } from '#i18n/languages.ts'
import { matchPath } from '#routing/match-path.ts'
import { besideContent } from '#routing/table.ts'
import { DomainError, type ErrorCode } from '#domain/errors.ts'
import type { Scope } from '#domain/scope.ts'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'

/** The maximum depth of the tree: deeper ones are confusing, and each page is shown with all its ancestors. */
const deepest = 12

export type Moved = { pageId: number; language: Language; oldPath: string; newPath: string }
type Placed = { id: number; pageId: number; language: Language; slug: string; path: string; depth: number }

/**
 * Recomputes the paths of a page and its descendants from their slugs and parents, in every language; returns the
 * changed ones. Throws `invalid` (`slug.de`) for a path that is taken, and (`parent_id`) for a parent that lacks the
 * language or too deep a position.
 */
export async function placePage(inside: Scope, pageId: number): Promise<Moved[]> {
  await lockTree(inside)
  const below = await listBelow(inside, pageId)
  if (below.some(({ depth }) => depth > deepest))
    throw new DomainError('invalid', { fields: { parent_id: 'invalid' } })
  const moved: (Placed & { newPath: string })[] = []
  for (const language of languages) {
    const paths = new Map<number, string>()
    for (const row of below.filter((one) => one.language === language)) {
      const parent = row.parentPath === null ? '' : (paths.get(row.parentId ?? 0) ?? row.parentPath)
      const newPath = [parent, row.slug].filter(Boolean).join('/')
      paths.set(row.pageId, newPath)
      if (newPath !== row.path) moved.push({ ...row, newPath })
    }
  }
  await requireFree(inside, moved, below)
  await store(inside, moved)
  return moved.map(({ pageId: id, language, path, newPath }) => ({
    pageId: id,
    language,
    oldPath: path,
    newPath,
  }))
}

/** Serializes changes of page paths until the transaction ends. */
export async function lockTree({ db }: Pick<Scope, 'db'>): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('page paths'))`)
}

/** Whether a path is free in a language for a page that does not have it yet. */
export async function isPathFree(
  scope: Scope,
  language: Language,
  path: string,
  except: number[] = [],
): Promise<boolean> {
  const [first = ''] = path.split('/')
  if (besideContent.some((segment) => segment === first) || matchPath(`/${language}/${path}`)) return false
  const rows = await scope.db
    .select({ id: pageLocales.id })
    .from(pageLocales)
    .where(
      and(
        eq(pageLocales.language, language),
        eq(pageLocales.path, path),
        except.length > 0 ? notInArray(pageLocales.pageId, except) : undefined,
      ),
    )
  if (rows.length > 0) return false
  // Short addresses of subscriptions are one word and take precedence over pages.
  return !/^[a-z0-9]+$/.test(path) || (await findSubscriptionAddress(scope, path)) === null
}

/** The page and its descendants, each after its parent, with the path of the parent in the same language. */
async function listBelow({ db }: Scope, pageId: number) {
  const { rows } = await db.execute<Placed & { parentId: number | null; parentPath: string | null }>(sql`
    WITH RECURSIVE up AS (
      SELECT id, parent_id, 1 AS depth FROM pages WHERE id = ${pageId}
      UNION ALL SELECT p.id, p.parent_id, up.depth + 1 FROM pages p JOIN up ON p.id = up.parent_id WHERE up.depth < 100
    ), below AS (
      SELECT id, parent_id, (SELECT max(depth) FROM up) AS depth FROM pages WHERE id = ${pageId}
      UNION ALL
      SELECT p.id, p.parent_id, below.depth + 1 FROM pages p JOIN below ON p.parent_id = below.id
      WHERE p.deleted_at IS NULL AND below.depth < 100
    )
    SELECT l.id, l.page_id AS "pageId", l.language, l.slug, l.path, below.depth,
      below.parent_id AS "parentId", parent.path AS "parentPath"
    FROM below JOIN page_locales l ON l.page_id = below.id
    LEFT JOIN page_locales parent ON parent.page_id = below.parent_id AND parent.language = l.language
    ORDER BY below.depth, l.id`)
  const orphan = rows.find((row) => row.parentId !== null && row.parentPath === null)
  if (orphan) throw new DomainError('invalid', { fields: { parent_id: 'invalid' } })
  return rows
}

async function requireFree(
  inside: Scope,
  moved: (Placed & { newPath: string })[],
  below: Placed[],
): Promise<void> {
  const own = [...new Set(below.map(({ pageId }) => pageId))]
  const errors: Record<string, ErrorCode> = {}
  for (const { language, newPath } of moved)
    if (!(await isPathFree(inside, language, newPath, own))) errors[`slug.${language}`] = 'taken'
  if (Object.keys(errors).length > 0) throw new DomainError('invalid', { fields: errors })
}

/** In two steps, so that the unique constraint is not violated while paths are swapped. */
async function store({ db }: Scope, moved: (Placed & { newPath: string })[]): Promise<void> {
  if (moved.length === 0) return
  const ids = moved.map(({ id }) => id)
  await db
    .update(pageLocales)
    .set({ path: sql`'~' || ${pageLocales.id}` })
    .where(inArray(pageLocales.id, ids))
  for (const { id, newPath } of moved)
    await db.update(pageLocales).set({ path: newPath }).where(eq(pageLocales.id, id))
}
