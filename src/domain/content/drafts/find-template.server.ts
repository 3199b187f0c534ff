import { asc, eq } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { publications, revisions } from '#db/schema/index.ts'
import { upgradeContent } from '../pages/present-section.ts'
import type { Scope } from '#domain/scope.ts'

/**
 * The content of the template that a page was created from: its first revision, saved before any editing. Null for
 * pages that began empty, and once anything was published, because somebody has then approved the texts.
 */
export async function findTemplate(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
): Promise<ContentDocument | null> {
  if ((await db.$count(publications, eq(publications.sectionId, sectionId))) > 0) return null
  const [first] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(eq(revisions.sectionId, sectionId))
    .orderBy(asc(revisions.id))
    .limit(1)
  return first?.sequence === null ? upgradeContent(first.content) : null
}
