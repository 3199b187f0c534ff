import { emptyContent } from '#operations/index.ts'
import { sectionDrafts } from '#db/schema/index.ts'
import { DomainError } from '#domain/errors.ts'
import {
  ensureSection,
  findLatestRevision,
  insertRevision,
  lockSection,
  type RevisionRow,
} from '../pages/section-rows.server.ts'
import { findDeletion, findSectionOwner } from '../pages/section-owner.server.ts'
import { findDraftRow, type DraftRow } from '../pages/draft-rows.server.ts'
import { isSameContent, upgradeContent } from '../pages/present-section.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'

/**
 * The draft of a section; null when nothing was ever written. The first read creates it from the latest revision, so
 * that changes sent later have a base. Throws `not_found` when the owner does not exist in the language, and `gone` when it is
 * in the trash.
 */
export async function findDraft(scope: Scope, key: SectionKey): Promise<DraftRow | null> {
  requireRight(scope.viewer, 'write_drafts')
  await requireOwner(scope, key)
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const sectionId = await lockSection(inside, key)
    return sectionId === null ? null : openDraft(inside, sectionId)
  })
}

/** Like `findDraft`, but creates an empty draft when nothing was written yet. */
export async function beginDraft(scope: Scope, key: SectionKey): Promise<DraftRow> {
  requireRight(scope.viewer, 'write_drafts')
  await requireOwner(scope, key)
  return scope.db.transaction((tx) => requireDraft({ ...scope, db: tx }, key, { isBegun: true }))
}

/**
 * The draft with its section locked; call it inside a transaction. Throws `not_found` when there is none and it is not
 * to be created.
 */
export async function requireDraft(
  inside: Scope,
  key: SectionKey,
  { isBegun = false } = {},
): Promise<DraftRow> {
  await requireOwner(inside, key)
  const sectionId = isBegun ? await ensureSection(inside, key) : await lockSection(inside, key)
  const draft = sectionId === null ? null : await openDraft(inside, sectionId)
  if (draft) return draft
  if (sectionId === null || !isBegun) throw new DomainError('not_found', { subject: sectionSlug(key) })
  return insertDraft(inside, sectionId, null)
}

/** Throws `not_found` for a section without an owner in its language, and `gone` while that is in the trash. */
export async function requireOwner(scope: Scope, key: SectionKey): Promise<void> {
  if (await findSectionOwner(scope, key)) return
  const deleted = await findDeletion(scope, key)
  if (deleted) throw new DomainError('gone', { subject: sectionSlug(key), deleted })
  throw new DomainError('not_found', { subject: sectionSlug(key) })
}

async function openDraft(inside: Scope, sectionId: number): Promise<DraftRow | null> {
  const known = await findDraftRow(inside, sectionId)
  if (known) return known
  const latest = await findLatestRevision(inside, sectionId)
  return latest && insertDraft(inside, sectionId, latest)
}

/**
 * If the draft has blocks in older versions, their upgraded form is stored first, because later changes are based on
 * it.
 */

async function insertDraft(inside: Scope, sectionId: number, base: RevisionRow | null): Promise<DraftRow> {
  const content = base ? upgradeContent(base.content) : emptyContent()
  if (base && !isSameContent(content, base.content)) {
    const { authorId, createdAt } = base
    await insertRevision(inside, sectionId, { content, sequence: 0, authorId, createdAt })
  }
  await inside.db.insert(sectionDrafts).values({
    sectionId,
    content,
    baseRevisionId: base?.id ?? null,
    createdAt: inside.now,
    updatedAt: inside.now,
  })
  const draft = await findDraftRow(inside, sectionId)
  if (!draft) throw new DomainError('not_found')
  return draft
}
