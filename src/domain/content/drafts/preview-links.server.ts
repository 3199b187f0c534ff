import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { previewLinks, revisions, sections, users } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Preview, Scope } from '#domain/scope.ts'
import { requireDraft } from './draft.server.ts'
import { keepDraft } from './versions.server.ts'

export type PreviewLink = { path: string; expiresAt: Date }

/** A valid link as staff see it; its token is no longer known. */
export type ListedPreviewLink = {
  id: number
  section: SectionKey
  title: string
  /** Where the draft is worked on. */
  address: string
  /** The user who shared it; null when that account no longer exists. */
  sharedBy: string | null
  expiresAt: Date
}

/** The maximum number of listed links, newest first. */
const maxListed = 50
/** How long an expired link is still recognized as expired instead of unknown. */
const expiredDays = 90

/**
 * Creates a link that shows the current draft to anybody who has it, for a number of hours. Only a hash of its token is
 * stored. Throws `not_found` when nothing was ever written.
 */
export async function createPreviewLink(
  scope: Scope,
  key: SectionKey,
  { hours }: { hours: number },
): Promise<PreviewLink> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    const owner = await findSectionOwner(inside, key)
    if (!owner) throw new DomainError('not_found', { subject: sectionSlug(key) })
    const { id: revisionId } = await keepDraft(inside, draft, '')
    const token = randomBytes(32).toString('base64url')
    const expiresAt = new Date(scope.now.getTime() + hours * 3_600_000)
    await tx.insert(previewLinks).values({
      tokenHash: hashOf(token),
      revisionId,
      createdBy: authorOf(inside),
      createdAt: scope.now,
      expiresAt,
    })
    await recordAudit(inside, {
      action: 'preview_link',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: { revisionId, expiresAt: expiresAt.toISOString() },
    })
    return { path: `${owner.url}?preview=${token}`, expiresAt }
  })
}

/** What a link's token shows; `expired` after its expiry, null for an unknown token. */
export async function findPreview(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  token: string,
): Promise<Preview | 'expired' | null> {
  if (!/^[\w-]{43}$/.test(token)) return null
  const [row] = await db
    .select({
      expiresAt: previewLinks.expiresAt,
      ownerKind: sections.ownerKind,
      ownerId: sections.ownerId,
      language: sections.language,
      revisionId: revisions.id,
    })
    .from(previewLinks)
    .innerJoin(revisions, eq(revisions.id, previewLinks.revisionId))
    .innerJoin(sections, eq(sections.id, revisions.sectionId))
    .where(eq(previewLinks.tokenHash, hashOf(token)))
  if (!row) return null
  return row.expiresAt > now ? row : 'expired'
}

/**
 * The valid links, the newest first: those of the viewer, or those of everybody for staff who may publish. Links to
 * deleted records are left out.
 */
export async function listPreviewLinks(scope: Scope): Promise<ListedPreviewLink[]> {
  requireRight(scope.viewer, 'write_drafts')
  const rows = await scope.db
    .select({
      id: previewLinks.id,
      ownerKind: sections.ownerKind,
      ownerId: sections.ownerId,
      language: sections.language,
      sharedBy: users.username,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .innerJoin(revisions, eq(revisions.id, previewLinks.revisionId))
    .innerJoin(sections, eq(sections.id, revisions.sectionId))
    .leftJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(gt(previewLinks.expiresAt, scope.now), isRevocable(scope)))
    .orderBy(desc(previewLinks.id))
    .limit(maxListed)
  const links: ListedPreviewLink[] = []
  for (const { id, sharedBy, expiresAt, ...section } of rows) {
    const owner = await findSectionOwner(scope, section)
    if (owner)
      links.push({ id, section, sharedBy, expiresAt, title: owner.title, address: `${owner.url}?draft` })
  }
  return links
}

/**
 * Revokes a link; from then on it is reported as no longer valid. Throws `not_found` for one that is not valid, or
 * that the viewer may not revoke.
 */
export async function revokePreviewLink(scope: Scope, id: number): Promise<void> {
  requireRight(scope.viewer, 'write_drafts')
  await scope.db.transaction(async (tx) => {
    const revoked = await tx
      .update(previewLinks)
      .set({ expiresAt: scope.now })
      .where(and(eq(previewLinks.id, id), gt(previewLinks.expiresAt, scope.now), isRevocable(scope)))
      .returning({ id: previewLinks.id })
    if (revoked.length === 0) throw new DomainError('not_found', { subject: 'preview link' })
    await recordAudit({ ...scope, db: tx }, { action: 'revoke', subjectKind: 'preview_link', subjectId: id })
  })
}

/** Authors revoke their own links, staff who may publish those of everybody. */
function isRevocable({ viewer }: Scope) {
  if (hasRight(viewer, 'publish') || viewer.kind !== 'staff') return undefined
  return eq(previewLinks.createdBy, viewer.userId)
}

/** Deletes links that expired long ago; call it periodically. */
export async function clearPreviewLinks({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - expiredDays * 86_400_000)
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, before))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
