import { and, asc, eq, inArray } from 'drizzle-orm'
import { sections } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { findDraftRow } from '../pages/draft-rows.server.ts'
import { findPublication, type SectionKey } from '../pages/find-section.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { findLatestRevision } from '../pages/section-rows.server.ts'
import { differs } from './section-status.server.ts'

/** What is written on the pages of records of a kind, in a language, and differs from what visitors see; by their numbers. */
export async function listUnpublishedSections(
  scope: Scope,
  kind: string,
  ids: readonly number[],
): Promise<SectionKey[]> {
  if (!isOwner(kind) || ids.length === 0) return []
  const rows = await scope.db
    .select()
    .from(sections)
    .where(and(eq(sections.ownerKind, kind), inArray(sections.ownerId, [...ids])))
    .orderBy(asc(sections.ownerId), asc(sections.language))
  const found: SectionKey[] = []
  for (const { id, ownerKind, ownerId, language } of rows) {
    const key = { ownerKind, ownerId, language }
    const draft = (await findDraftRow(scope, id)) ?? (await readLatest(scope, id))
    if (draft && (await differs(scope, key, draft, await findPublication(scope, id)))) found.push(key)
  }
  return found
}

/** What a draft would begin with. */
async function readLatest(scope: Scope, sectionId: number) {
  const latest = await findLatestRevision(scope, sectionId)
  return (
    latest && { content: upgradeContent(latest.content), sequence: latest.sequence ?? 0, isUpgraded: false }
  )
}

/** Pages and shared blocks are no records. */
function isOwner(kind: string): kind is 'event' | 'article' | 'subscription' {
  return kind === 'event' || kind === 'article' || kind === 'subscription'
}
