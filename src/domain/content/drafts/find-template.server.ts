import { and, asc, eq, sql } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { publications, revisions } from '#db/schema/index.ts'
import { upgradeContent } from '../pages/present-section.ts'
import type { Scope } from '#domain/scope.ts'

/**
 * The content of the template that a page was created from: its first revision with blocks, if that was saved before any
 * editing. Null for pages that began empty, and once blocks were published, because somebody has then approved the texts.
 */
export async function findTemplate(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
): Promise<ContentDocument | null> {
  if (
    (await db.$count(
      publications,
      and(eq(publications.sectionId, sectionId), eq(publications.isEmpty, false)),
    )) > 0
  )
    return null
  const [first] = await db
    .select({ sequence: revisions.sequence, content: revisions.content })
    .from(revisions)
    .where(
      and(
        eq(revisions.sectionId, sectionId),
        sql`jsonb_path_exists(${revisions.content}, '$.containers[*].columns[*][*]')`,
      ),
    )
    .orderBy(asc(revisions.id))
    .limit(1)
  return first?.sequence === null ? upgradeContent(first.content) : null
}
