import { and, eq, isNull, sql } from 'drizzle-orm'
import { pageLocales, pages, redirects } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { plainRouteIds } from '#routing/table.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { isPublicPage } from '../shown-pages.server.ts'
import type { Scope } from '../scope.ts'
import { planRedirects, tidyPath, type PlannedRedirect } from './plan-redirects.ts'

/** The number of redirects of a house. */
export const maxRedirects = 20_000

type Values = { old_path: string; new_path: string }

/**
 * What is stored for a redirect that staff enter: it leads to the end of a chain, and those that lead to its old address
 * follow it. Throws `invalid` for a loop, and for an address with a page. Call it in the transaction of the change.
 */
export async function settleRedirect(
  inside: Scope,
  { old_path: oldPath, new_path: newPath }: Values,
  before: Values | null,
): Promise<Values> {
  const existing = await lockRedirects(inside)
  // Its own row is the one that is being written.
  if (before) existing.delete(before.old_path)
  else if (existing.size >= maxRedirects)
    throw new DomainError('invalid', { fields: { old_path: 'too_many' } })
  const tidy = tidyPath(oldPath)
  if (existing.has(tidy)) throw new DomainError('invalid', { fields: { old_path: 'taken' } })
  const { planned, rejected } = planRedirects(existing, await loadPagePaths(inside), [{ oldPath, newPath }])
  const [refused] = rejected
  if (refused) {
    const field = refused.error === 'path' || refused.error === 'page_first' ? 'old_path' : 'new_path'
    throw new DomainError('invalid', { fields: { [field]: refused.error } })
  }
  const own = planned.find((one) => one.oldPath === tidy)
  await writeRedirects(
    inside,
    planned.filter((one) => one !== own),
    { action: 'change' },
  )
  return { old_path: tidy, new_path: own?.newPath ?? newPath }
}

/** All redirects; nobody else changes them until the end of the transaction. */
export async function lockRedirects({ db }: Pick<Scope, 'db'>): Promise<Map<string, string>> {
  await db.execute(sql`LOCK TABLE ${redirects} IN SHARE ROW EXCLUSIVE MODE`)
  const rows = await db.select({ oldPath: redirects.oldPath, newPath: redirects.newPath }).from(redirects)
  return new Map(rows.map(({ oldPath, newPath }) => [oldPath, newPath]))
}

/** Tells whether visitors find a page at a path: one of the tree, or a list. */
export async function loadPagePaths({
  db,
  now,
}: Pick<Scope, 'db' | 'now'>): Promise<(path: string) => boolean> {
  const taken = new Set<string>(
    languages.flatMap((language) => plainRouteIds.map((id) => href(id, language))),
  )
  for (const language of languages) {
    const rows = await db
      .select({ path: pageLocales.path })
      .from(pageLocales)
      .innerJoin(pages, eq(pages.id, pageLocales.pageId))
      .where(and(eq(pageLocales.language, language), isNull(pages.deletedAt), isPublicPage(language, now)))
    for (const { path } of rows) taken.add(`/${language}/${path}`)
  }
  return (path) => taken.has(path)
}

const atOnce = 1000

/** Writes planned redirects, and both logs: an entry for each, with the batch that it belongs to. */
export async function writeRedirects(
  inside: Scope,
  planned: readonly PlannedRedirect[],
  { action, batch }: { action: 'change' | 'import'; batch?: string },
): Promise<void> {
  if (planned.length === 0) return
  for (let start = 0; start < planned.length; start += atOnce) {
    const part = planned.slice(start, start + atOnce)
    const ids = await inside.db
      .insert(redirects)
      .values(part.map(({ oldPath, newPath }) => ({ oldPath, newPath })))
      .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: sql`excluded.new_path` } })
      .returning({ id: redirects.id, oldPath: redirects.oldPath })
    const byPath = new Map(ids.map(({ id, oldPath }) => [oldPath, id]))
    for (const { oldPath, newPath, before } of part)
      await recordAudit(inside, {
        action: action === 'change' && before === null ? 'create' : action,
        subjectKind: 'redirect',
        subjectId: byPath.get(oldPath) ?? oldPath,
        details: {
          title: oldPath,
          ...(before !== null && { before: { new_path: before } }),
          after: { ...(before === null && { old_path: oldPath }), new_path: newPath },
          ...(batch !== undefined && { batch }),
        },
      })
  }
  await recordChange(inside, 'redirect')
}
