import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import { previewLinks, revisions, sections } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { DomainError } from '../errors.ts'
import { authorOf, findSectionOwner, sectionSlug, type SectionKey } from '../pages/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Preview, Scope } from '../scope.ts'
import { requireDraft } from './draft.server.ts'
import { keepDraft } from './versions.server.ts'

export type PreviewLink = { path: string; expiresAt: Date }

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
  const { expiresAt, ...preview } = row
  return expiresAt > now ? preview : 'expired'
}

/** Deletes links that expired long ago; call it periodically. */
export async function clearPreviewLinks({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const before = new Date(now.getTime() - expiredDays * 86_400_000)
  await db.delete(previewLinks).where(lt(previewLinks.expiresAt, before))
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
