import { and, desc, eq, isNotNull, lte } from 'drizzle-orm'
import { emptyContent } from '#operations/index.ts'
import { contentDocument, type ContentDocument } from '#contracts/pages.ts'
import { revisions } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import { findPublication, type SectionKey } from '../pages/find-section.server.ts'
import { upgradeContent } from '../pages/present-section.ts'
import { withHead } from '../pages/record-heads.server.ts'
import type { DraftRow } from '../pages/draft-rows.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { applyAll } from './apply-all.ts'
import { requireDraft } from './draft.server.ts'
import { listBetween } from './stored-changes.server.ts'

export type ContentThen = { sequence: number; content: ContentDocument }

/**
 * The content of a revision (with the head that visitors see, if it is published), or after a change; the current content when neither is given. Throws `not_found` for a
 * revision of another section and for an unknown change.
 */
export async function contentAt(
  scope: Scope,
  key: SectionKey,
  { revisionId, sequence }: { revisionId?: number; sequence?: number },
): Promise<ContentThen> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    if (revisionId !== undefined) {
      const then = await contentOfRevision(inside, draft.sectionId, revisionId)
      const published = await findPublication(inside, draft.sectionId)
      if (published?.revisionId !== revisionId) return then
      // Visitors see the head of the record, whatever this revision said.
      const { head: _, ...blocks } = then.content
      return { ...then, content: await withHead(inside, key, blocks) }
    }
    const wanted = sequence ?? draft.sequence
    return { sequence: wanted, content: await replayTo(inside, draft, wanted) }
  })
}

/**
 * The content after a change: the closest earlier revision with all later changes applied. Throws `not_found` for an
 * unknown change.
 */
export async function replayTo(
  scope: Pick<Scope, 'db'>,
  draft: Pick<DraftRow, 'sectionId' | 'sequence' | 'baseRevisionId' | 'content'>,
  sequence: number,
): Promise<ContentDocument> {
  if (sequence === draft.sequence) return draft.content
  if (sequence > draft.sequence) throw new DomainError('not_found', { subject: `change ${sequence}` })
  const start = await findStart(scope, draft, sequence)
  const changes = await listBetween(scope, draft.sectionId, start.sequence, sequence)
  return upgradeContent(applyAll(start.content, changes))
}

async function findStart(
  { db }: Pick<Scope, 'db'>,
  { sectionId, baseRevisionId }: Pick<DraftRow, 'sectionId' | 'baseRevisionId'>,
  sequence: number,
): Promise<ContentThen> {
  const ofSection = eq(revisions.sectionId, sectionId)
  const [nearest] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(and(ofSection, isNotNull(revisions.sequence), lte(revisions.sequence, sequence)))
    .orderBy(desc(revisions.sequence), desc(revisions.id))
    .limit(1)
  if (nearest) return { sequence: nearest.sequence ?? 0, content: startOf(nearest.content) }
  if (baseRevisionId === null) return { sequence: 0, content: emptyContent() }
  const [base] = await db
    .select({ content: revisions.content })
    .from(revisions)
    .where(and(ofSection, eq(revisions.id, baseRevisionId)))
  return { sequence: 0, content: startOf(base?.content) }
}

/** The content that changes were applied to: as stored, because they refer to the fields of their time. */
function startOf(stored: unknown): ContentDocument {
  const read = contentDocument.safeParse(stored)
  return read.success ? read.data : upgradeContent(stored)
}

async function contentOfRevision({ db }: Scope, sectionId: number, revisionId: number): Promise<ContentThen> {
  const [row] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(and(eq(revisions.sectionId, sectionId), eq(revisions.id, revisionId)))
  if (!row) throw new DomainError('not_found', { subject: `revision ${revisionId}` })
  return { sequence: row.sequence ?? 0, content: upgradeContent(row.content) }
}
