import { asc, eq, inArray, like, sql } from 'drizzle-orm'
import { redirects } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { recordAudit, recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { planRedirects, type RedirectDraft } from './plan-redirects.ts'
import { loadPagePaths, lockRedirects, writeRedirects } from './settle-redirects.server.ts'

/** The redirect target of a path (with its language, without a trailing slash); null when there is none. */
export async function findRedirect(scope: Scope, oldPath: string): Promise<string | null> {
  addCacheTags(scope, 'redirect')
  const { db } = scope
  const [row] = await db
    .select({ newPath: redirects.newPath })
    .from(redirects)
    .where(eq(redirects.oldPath, oldPath))
  return row?.newPath ?? null
}

/** The maximum number of listed redirects; beyond it, clients ask for single addresses. */
const maxListed = 10_000

/** The redirects of a language, by their old paths. */
export async function listRedirects(scope: Scope, language: Language): Promise<RedirectDraft[]> {
  addCacheTags(scope, 'redirect')
  return scope.db
    .select({ oldPath: redirects.oldPath, newPath: redirects.newPath })
    .from(redirects)
    .where(like(redirects.oldPath, `/${language}/%`))
    .orderBy(asc(redirects.oldPath))
    .limit(maxListed)
}

/**
 * Lets the old addresses of what has moved lead to the new ones, together with the redirects that have led to an old one.
 * A redirect from an address that is in use again is given up.
 */
export async function leaveRedirects(scope: Scope, moves: readonly RedirectDraft[]): Promise<void> {
  if (moves.length === 0) return
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const inUse = new Set(moves.map(({ newPath }) => newPath))
    const existing = await lockRedirects(inside)
    await giveUpRedirects(inside, [...inUse])
    for (const path of inUse) existing.delete(path)
    const left = moves.filter(({ oldPath }) => !inUse.has(oldPath))
    const { planned, rejected } = planRedirects(existing, (path) => inUse.has(path), left)
    const [refused] = rejected
    if (refused) throw new DomainError('invalid', { fields: { slug: 'invalid' }, subject: refused.oldPath })
    await writeRedirects(inside, planned, { action: 'change' })
  })
}

/** Removes the redirects from addresses where something is shown now; they are in the trash. */
export async function giveUpRedirects(inside: Scope, paths: readonly string[]): Promise<void> {
  const rows = await inside.db
    .delete(redirects)
    .where(inArray(redirects.oldPath, [...paths]))
    .returning()
  if (rows.length === 0) return
  await recordChange(inside, 'redirect')
  await recordAuditOfEach(
    inside,
    { action: 'delete', subjectKind: 'redirect' },
    rows.map((row) => ({
      id: row.id,
      details: {
        title: row.oldPath,
        before: { old_path: row.oldPath, new_path: row.newPath, hits: row.hits, last_hit_at: row.lastHitAt },
        row,
      },
    })),
  )
}

/** A redirect that was removed, as a log keeps it. */
export type RemovedRedirect = Pick<typeof redirects.$inferSelect, 'oldPath' | 'newPath' | 'hits'>

/** Removes the redirects that lead to paths without a page, with or without an anchor or a query; returns them. */
export async function dropRedirectsTo(inside: Scope, paths: string[]): Promise<RemovedRedirect[]> {
  const rows = await inside.db
    .delete(redirects)
    .where(sql`split_part(split_part(${redirects.newPath}, '#', 1), '?', 1) IN ${paths}`)
    .returning({ oldPath: redirects.oldPath, newPath: redirects.newPath, hits: redirects.hits })
  if (rows.length === 0) return []
  await recordChange(inside, 'redirect')
  await recordAudit(inside, {
    action: 'delete',
    subjectKind: 'redirect',
    subjectId: rows.map(({ oldPath }) => oldPath).join(' '),
  })
  return rows
}

/**
 * Brings removed redirects back that lead to a path by now (`leadTo`). Those from an address where a page is shown, or
 * from which another redirect leads, stay away.
 */
export async function bringBackRedirects(
  inside: Scope,
  removed: readonly RemovedRedirect[],
  leadTo: (newPath: string) => string,
): Promise<void> {
  if (removed.length === 0) return
  const existing = await lockRedirects(inside)
  const isPage = await loadPagePaths(inside)
  const left = removed.filter(({ oldPath }) => !existing.has(oldPath) && !isPage(oldPath))
  if (left.length === 0) return
  const rows = await inside.db
    .insert(redirects)
    .values(left.map(({ newPath, ...row }) => ({ ...row, newPath: leadTo(newPath) })))
    .returning()
  await recordChange(inside, 'redirect')
  await recordAuditOfEach(
    inside,
    { action: 'create', subjectKind: 'redirect' },
    rows.map(({ id, oldPath, newPath }) => ({
      id,
      details: { title: oldPath, after: { old_path: oldPath, new_path: newPath } },
    })),
  )
}
