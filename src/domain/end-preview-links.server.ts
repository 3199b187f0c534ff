import { and, eq, gt, isNotNull } from 'drizzle-orm'
import { previewLinks } from '#db/schema/index.ts'
import type { Scope } from './scope.ts'

/**
 * Ends all valid preview links of an account, or only those of releases. Outside of the drafts, because those know the
 * accounts.
 */
export async function endPreviewLinksOf(
  scope: Pick<Scope, 'db' | 'now'>,
  userId: number,
  which: 'all' | 'releases' = 'all',
): Promise<void> {
  const isOfRelease = which === 'releases' ? isNotNull(previewLinks.releaseId) : undefined
  await end(scope, and(eq(previewLinks.createdBy, userId), isOfRelease))
}

/** Ends all valid preview links of a release. */
export async function endPreviewLinksTo(scope: Pick<Scope, 'db' | 'now'>, releaseId: number): Promise<void> {
  await end(scope, eq(previewLinks.releaseId, releaseId))
}

async function end({ db, now }: Pick<Scope, 'db' | 'now'>, which: ReturnType<typeof and>): Promise<void> {
  await db
    .update(previewLinks)
    .set({ expiresAt: now })
    .where(and(which, gt(previewLinks.expiresAt, now)))
}
