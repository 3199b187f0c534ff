import { and, eq, sql } from 'drizzle-orm'
import type { SharedBlockUse } from '#contracts/shared-blocks.ts'
import { pageLocales, pageTemplates } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { sourceUses } from '../pages/source-uses.server.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'

const maxListed = 200

/** A row of the uses; a template has no language. */
type UseRow = {
  kind: SectionKey['ownerKind'] | 'template'
  id: number
  language: Language | null
  place: Place
}
type Place = SharedBlockUse['place']

/**
 * Where a shared block is used, at most 200 places: in what is or will be public, in drafts, and in templates of pages.
 * Pages in the trash count, because they may come back; they have no address.
 */
export async function listSharedBlockUses(scope: Scope, id: number): Promise<SharedBlockUse[]> {
  requireRight(scope.viewer, 'write_drafts')
  const { rows } = await scope.db.execute<UseRow>(sql`
    SELECT kind, id, language, min(place) AS place FROM (${sourceUses(scope.now)}) AS uses
    WHERE source_id = ${id} GROUP BY kind, id, language ORDER BY kind, id, language LIMIT ${maxListed}`)
  const uses: SharedBlockUse[] = []
  for (const row of rows) uses.push({ ...row, ...(await describe(scope, row)) })
  return uses
}

/** Whether a shared block is used anywhere. */
export async function isSharedBlockUsed(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  id: number,
): Promise<boolean> {
  const { rows } = await db.execute(
    sql`SELECT FROM (${sourceUses(now)}) AS uses WHERE source_id = ${id} LIMIT 1`,
  )
  return rows.length > 0
}

async function describe(
  scope: Scope,
  { kind, id, language }: UseRow,
): Promise<{ title: string; url: string | null }> {
  if (kind === 'template' || language === null) {
    const [template] = await scope.db
      .select({ name: pageTemplates.name })
      .from(pageTemplates)
      .where(eq(pageTemplates.id, id))
    return { title: template?.name ?? '', url: null }
  }
  const owner = await findSectionOwner(scope, { ownerKind: kind, ownerId: id, language })
  if (owner) return owner
  const [trashed] = await scope.db
    .select({ title: pageLocales.title })
    .from(pageLocales)
    .where(and(eq(pageLocales.pageId, id), eq(pageLocales.language, language)))
  return { title: trashed?.title ?? `${kind} ${id}`, url: null }
}
