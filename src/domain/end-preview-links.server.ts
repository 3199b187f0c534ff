import { and, eq, gt } from 'drizzle-orm'
import { previewLinks } from '#db/schema/index.ts'
import type { Scope } from './scope.ts'

/** Ends all valid preview links of an account. Outside of the drafts, because those know the accounts. */
export async function endPreviewLinksOf(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  userId: number,
): Promise<void> {
  await db
    .update(previewLinks)
    .set({ expiresAt: now })
    .where(and(eq(previewLinks.createdBy, userId), gt(previewLinks.expiresAt, now)))
}
