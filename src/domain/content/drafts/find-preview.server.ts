import { eq } from 'drizzle-orm'
import { previewLinks, releases, revisions, sections } from '#db/schema/index.ts'
import { hashToken } from '#domain/hash-token.ts'
import type { Preview, Scope } from '#domain/scope.ts'

/** What a link to a release shows: the site with it, at its minute or now. */
export type ReleasePreview = {
  linkId: number
  releaseId: number
  name: string
  publishAt: Date | null
  expiresAt: Date
}

/** What a link's token shows of a draft; `expired` after its expiry, null for an unknown token. */
export async function findPreview(
  scope: Pick<Scope, 'db' | 'now'>,
  token: string,
): Promise<Preview | 'expired' | null> {
  if (!isToken(token)) return null
  const [row] = await scope.db
    .select({
      expiresAt: previewLinks.expiresAt,
      ownerKind: sections.ownerKind,
      ownerId: sections.ownerId,
      language: sections.language,
      revisionId: revisions.id,
    })
    .from(previewLinks)
    .leftJoin(revisions, eq(revisions.id, previewLinks.revisionId))
    .leftJoin(sections, eq(sections.id, revisions.sectionId))
    .where(eq(previewLinks.tokenHash, hashToken(token)))
  if (!row) return null
  const { expiresAt, ownerKind, ownerId, language, revisionId } = row
  if (expiresAt <= scope.now) return 'expired'
  if (ownerKind === null || ownerId === null || language === null || revisionId === null) return null
  return { expiresAt, ownerKind, ownerId, language, revisionId }
}

/**
 * The release that a link's token shows; `expired` after its expiry, `published` when there is nothing to preview any more, null for
 * an unknown token, and for that of a draft.
 */
export async function findReleasePreview(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  token: string,
): Promise<ReleasePreview | 'expired' | 'published' | null> {
  if (!isToken(token)) return null
  const [row] = await db
    .select({ link: previewLinks, release: releases })
    .from(previewLinks)
    .innerJoin(releases, eq(releases.id, previewLinks.releaseId))
    .where(eq(previewLinks.tokenHash, hashToken(token)))
  if (!row) return null
  const { link, release } = row
  if (link.expiresAt <= now) return 'expired'
  if (release.state === 'published') return 'published'
  const { id: releaseId, name, publishAt } = release
  return { linkId: link.id, releaseId, name, publishAt, expiresAt: link.expiresAt }
}

function isToken(token: string): boolean {
  return /^[\w-]{43}$/.test(token)
}
