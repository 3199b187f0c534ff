import { eq, sql, type SQL } from 'drizzle-orm'
import type { PageState } from '#contracts/page-tree.ts'
import type { SharedBlock } from '#contracts/shared-blocks.ts'
import { sharedBlocks, users } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'
import { DomainError } from '#domain/errors.ts'
import { sourceUses } from '../pages/source-uses.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { plannedSections } from '../pages/planned-sections.ts'

/** The maximum number of shared blocks, including those in the trash. */
export const maxSharedBlocks = 500

/**
 * All shared blocks by name, including those in the trash, with their state in each language and the number of their
 * uses.
 */
export async function listSharedBlocks(scope: Scope, language: Language): Promise<SharedBlock[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await selectSharedBlocks(scope, undefined)
  return rows
    .map((row) => present(row, language))
    .toSorted((a, b) => nameOf(a, language).localeCompare(nameOf(b, language), language) || a.id - b.id)
}

/** One shared block, in the trash or not. Throws `not_found`. */
export async function readSharedBlock(scope: Scope, id: number, language: Language): Promise<SharedBlock> {
  const [row] = await selectSharedBlocks(scope, eq(sharedBlocks.id, id))
  if (!row) throw new DomainError('not_found', { subject: `shared ${id}` })
  return present(row, language)
}

function selectSharedBlocks({ db, now }: Pick<Scope, 'db' | 'now'>, where: SQL | undefined) {
  return db
    .select({
      id: sharedBlocks.id,
      name: sharedBlocks.name,
      stateDe: stateIn('de', now),
      stateEn: stateIn('en', now),
      useCount: sql<number>`(SELECT count(DISTINCT (kind, id))::int FROM (${sourceUses(now)}) AS uses
        WHERE source_id = ${sharedBlocks.id})`,
      deletedAt: sharedBlocks.deletedAt,
      deletedBy: users.username,
    })
    .from(sharedBlocks)
    .leftJoin(users, eq(users.id, sharedBlocks.deletedBy))
    .where(where)
    .limit(maxSharedBlocks)
}

/** The content for visitors in a language; the latest publication that has begun is in effect, even after its end. */
function stateIn(language: Language, now: Date): SQL<PageState> {
  const at = sql`${now.toISOString()}::timestamptz`
  const ofSection = sql`s.owner_kind = 'shared' AND s.owner_id = ${sharedBlocks.id} AND s.language = ${language}`
  return sql`CASE
    WHEN (
      SELECT p.unpublish_at IS NULL OR p.unpublish_at > ${at}
      FROM sections s JOIN publications p ON p.section_id = s.id
      WHERE ${ofSection} AND p.publish_at <= ${at} AND (p.cancelled_at IS NULL OR p.cancelled_at > ${at})
      ORDER BY p.publish_at DESC, p.id DESC LIMIT 1) THEN 'public'
    WHEN EXISTS (
      SELECT FROM ${plannedSections} AS plan
      WHERE plan.owner_kind = 'shared' AND plan.owner_id = ${sharedBlocks.id} AND plan.language = ${language}
        AND plan.revision_id IS NOT NULL) THEN 'scheduled'
    WHEN EXISTS (SELECT FROM sections s WHERE ${ofSection}) THEN 'draft'
    ELSE 'missing' END`
}

type Row = Awaited<ReturnType<typeof selectSharedBlocks>>[number]

function present({ id, name, stateDe, stateEn, useCount, ...row }: Row, language: Language): SharedBlock {
  return {
    id,
    name,
    url: href('shared', language, { id }),
    states: { de: stateDe, en: stateEn },
    use_count: useCount,
    deleted: row.deletedAt && { at: row.deletedAt.toISOString(), by: row.deletedBy },
  }
}

function nameOf({ name }: SharedBlock, language: Language): string {
  return name[language] || name.de || name.en
}
