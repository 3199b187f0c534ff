import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, lt } from 'drizzle-orm'
import { previewLinks, releases, revisions, sections, users } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { hashToken } from '#domain/hash-token.ts'
import { isOpen } from '#domain/releases/index.server.ts'
import { officeHref } from '#routing/office-paths.ts'
import { href } from '#routing/paths.ts'
import type { Language } from '#i18n/languages.ts'
import { authorOf } from '../pages/section-rows.server.ts'
import { findSectionOwner } from '../pages/section-owner.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { hasRight, requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireDraft } from './draft.server.ts'
import { keepDraft } from './versions.server.ts'

export type PreviewLink = { path: string; expiresAt: Date }

/** A valid link as staff see it; its token is no longer known. */
export type ListedPreviewLink = {
  id: number
  /** Null for a link to a release. */
  section: SectionKey | null
  title: string
  /** Where the draft or the release is worked on. */
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
    const { token, expiresAt } = await storeLink(inside, { revisionId }, hours)
    await recordAudit(inside, {
      action: 'preview_link',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: { revisionId, expiresAt: expiresAt.toISOString() },
    })
    return { path: `${owner.url}?preview=${token}`, expiresAt }
  })
}

/**
 * Creates a link that shows anybody who has it the site with a release that is still to come, for a number of hours.
 * Throws `not_found`, and `conflict` for a release that is public or cancelled.
 */
export async function createReleaseLink(
  scope: Scope,
  releaseId: number,
  { hours, language }: { hours: number; language: Language },
): Promise<PreviewLink> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [release] = await tx.select().from(releases).where(eq(releases.id, releaseId)).for('share')
    if (!release) throw new DomainError('not_found', { subject: `release ${releaseId}` })
    if (!isOpen(release.state)) throw new DomainError('conflict', { subject: release.state })
    if (
      (await tx.$count(previewLinks, and(isOf(releaseId), gt(previewLinks.expiresAt, scope.now)))) >=
      maxListed
    )
      throw new DomainError('invalid', { fields: { release: 'too_many' } })
    const { token, expiresAt } = await storeLink(inside, { releaseId }, hours)
    await recordAudit(inside, {
      action: 'preview_link',
      subjectKind: 'release',
      subjectId: releaseId,
      details: { title: release.name, expiresAt: expiresAt.toISOString() },
    })
    return { path: `${href('home', language)}?preview=${token}`, expiresAt }
  })
}

async function storeLink(
  inside: Scope,
  shown: { revisionId: number } | { releaseId: number },
  hours: number,
): Promise<{ token: string; expiresAt: Date }> {
  const { db, now } = inside
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + hours * 3_600_000)
  await db.insert(previewLinks).values({
    ...shown,
    tokenHash: hashToken(token),
    createdBy: authorOf(inside),
    createdAt: now,
    expiresAt,
  })
  return { token, expiresAt }
}

/**
 * The valid links, the newest first: those of the viewer, or those of everybody for staff who may publish, and of
 * those only the ones to a release, if it is given. Links to deleted records are left out.
 */
export async function listPreviewLinks(
  scope: Scope,
  { releaseId }: { releaseId?: number } = {},
): Promise<ListedPreviewLink[]> {
  requireRight(scope.viewer, rightTo(releaseId))
  const rows = await scope.db
    .select({
      id: previewLinks.id,
      section: { ownerKind: sections.ownerKind, ownerId: sections.ownerId, language: sections.language },
      release: { id: releases.id, name: releases.name },
      sharedBy: users.username,
      expiresAt: previewLinks.expiresAt,
    })
    .from(previewLinks)
    .leftJoin(revisions, eq(revisions.id, previewLinks.revisionId))
    .leftJoin(sections, eq(sections.id, revisions.sectionId))
    .leftJoin(releases, eq(releases.id, previewLinks.releaseId))
    .leftJoin(users, eq(users.id, previewLinks.createdBy))
    .where(and(gt(previewLinks.expiresAt, scope.now), isRevocable(scope), isOf(releaseId)))
    .orderBy(desc(previewLinks.id))
    .limit(maxListed)
  const links: ListedPreviewLink[] = []
  for (const { section, release, ...link } of rows) {
    if (release)
      links.push({ ...link, section, title: release.name, address: officeHref('releases', release.id) })
    const owner = section && (await findSectionOwner(scope, section))
    if (owner) links.push({ ...link, section, title: owner.title, address: `${owner.url}?draft` })
  }
  return links
}

/**
 * Revokes a link; from then on it is reported as no longer valid. Throws `not_found` for one that is not valid, or
 * that the viewer may not revoke.
 */
export async function revokePreviewLink(
  scope: Scope,
  id: number,
  { releaseId }: { releaseId?: number } = {},
): Promise<void> {
  requireRight(scope.viewer, rightTo(releaseId))
  await scope.db.transaction(async (tx) => {
    const revoked = await tx
      .update(previewLinks)
      .set({ expiresAt: scope.now })
      .where(
        and(
          eq(previewLinks.id, id),
          gt(previewLinks.expiresAt, scope.now),
          isOf(releaseId),
          isRevocable(scope),
        ),
      )
      .returning({ id: previewLinks.id })
    if (revoked.length === 0) throw new DomainError('not_found', { subject: 'preview link' })
    await recordAudit({ ...scope, db: tx }, { action: 'revoke', subjectKind: 'preview_link', subjectId: id })
  })
}

function rightTo(releaseId: number | undefined) {
  return releaseId === undefined ? 'write_drafts' : 'publish'
}

function isOf(releaseId: number | undefined) {
  return releaseId === undefined ? undefined : eq(previewLinks.releaseId, releaseId)
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
