import { asc, eq, inArray, like, sql } from 'drizzle-orm'
import { redirects } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { isOwnPath } from './own-path.ts'

type Redirect = { oldPath: string; newPath: string }

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
export async function listRedirects({ db }: Scope, language: Language): Promise<Redirect[]> {
  return db
    .select({ oldPath: redirects.oldPath, newPath: redirects.newPath })
    .from(redirects)
    .where(like(redirects.oldPath, `/${language}/%`))
    .orderBy(asc(redirects.oldPath))
    .limit(maxListed)
}

/**
 * Adds redirects, or updates existing ones. Old paths are paths on this site; targets can also be https addresses.
 * Throws `invalid` for anything else and for a redirect to itself.
 */
export async function addRedirects(scope: Scope, drafts: Redirect[]): Promise<void> {
  requireRight(scope.viewer, 'publish')
  for (const { oldPath, newPath } of drafts) {
    if (!isOwnPath(oldPath) || oldPath.length > 500)
      throw new DomainError('invalid', { fields: { old_path: 'invalid' } })
    if (!(isOwnPath(newPath) || newPath.startsWith('https://')) || newPath === oldPath)
      throw new DomainError('invalid', { fields: { new_path: 'invalid' } })
  }
  if (drafts.length === 0) return
  await scope.db.transaction(async (tx) => {
    await tx
      .insert(redirects)
      .values(drafts)
      .onConflictDoUpdate({ target: redirects.oldPath, set: { newPath: sql`excluded.new_path` } })
    const inside = { ...scope, db: tx }
    await recordChange(inside, 'redirect')
    await recordAudit(inside, {
      action: 'save',
      subjectKind: 'redirect',
      subjectId: drafts.map((draft) => draft.oldPath).join(' '),
    })
  })
}

/**
 * Creates redirects for moved pages. Existing redirects to an old path are updated to the new one, and a redirect from
 * a path that is in use again is removed.
 */
export async function leaveRedirects(scope: Scope, moves: Redirect[]): Promise<void> {
  if (moves.length === 0) return
  await scope.db.transaction(async (tx) => {
    await tx.delete(redirects).where(
      inArray(
        redirects.oldPath,
        moves.map(({ newPath }) => newPath),
      ),
    )
    for (const { oldPath, newPath } of moves)
      await tx.update(redirects).set({ newPath }).where(eq(redirects.newPath, oldPath))
    await addRedirects({ ...scope, db: tx }, moves)
  })
}

/** Removes the redirects that lead to paths without a page, with or without an anchor or a query. */
export async function dropRedirectsTo(inside: Scope, paths: string[]): Promise<void> {
  const { rows } = await inside.db.execute<{ oldPath: string }>(sql`
    DELETE FROM redirects WHERE split_part(split_part(new_path, '#', 1), '?', 1) IN ${paths}
    RETURNING old_path AS "oldPath"`)
  if (rows.length === 0) return
  await recordChange(inside, 'redirect')
  await recordAudit(inside, {
    action: 'delete',
    subjectKind: 'redirect',
    subjectId: rows.map(({ oldPath }) => oldPath).join(' '),
  })
}
