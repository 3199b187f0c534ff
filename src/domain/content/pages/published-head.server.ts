import { and, desc, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { StoredBlock } from '#contracts/pages.ts'
import { publications, revisions } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { readContent } from './read-content.ts'

/** The head of the publication that is in effect at a time; null when it has none. */
export async function findPublishedHead(
  { db }: Pick<Scope, 'db'>,
  sectionId: number,
  at: Date,
): Promise<Pick<StoredBlock, 'fields'> | null> {
  const [row] = await db
    .select({ content: revisions.content })
    .from(publications)
    .innerJoin(revisions, eq(revisions.id, publications.revisionId))
    .where(
      and(
        eq(publications.sectionId, sectionId),
        lte(publications.publishAt, at),
        or(isNull(publications.cancelledAt), gt(publications.cancelledAt, at)),
      ),
    )
    .orderBy(desc(publications.publishAt), desc(publications.id))
    .limit(1)
  return (row && readContent(row.content).head) ?? null
}
