import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { publications, revisions, sections } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { plan } from './plans.server.ts'

/**
 * Turns publications that an earlier version of the program has planned into releases: their beginnings, and the ends of
 * those that have begun, with their author and note. Returns how many there were. Can be repeated.
 */
export async function convertPlannedPublications(scope: Scope): Promise<number> {
  const { now } = scope
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const rows = await tx
      .select({ publication: publications, section: sections, note: revisions.summary })
      .from(publications)
      .innerJoin(sections, eq(sections.id, publications.sectionId))
      .innerJoin(revisions, eq(revisions.id, publications.revisionId))
      .where(
        and(
          isNull(publications.cancelledAt),
          or(gt(publications.publishAt, now), gt(publications.unpublishAt, now)),
        ),
      )
      .for('update', { of: publications })
    for (const { publication, section, note } of rows) {
      const { id, revisionId, publishAt, unpublishAt, createdBy: by } = publication
      const isAhead = publishAt > now
      if (isAhead) await plan(inside, section, { revisionId, to: { publishAt }, note, by })
      if (unpublishAt && unpublishAt > now)
        await plan(inside, section, { revisionId: null, to: { publishAt: unpublishAt }, note, by })
      await tx
        .update(publications)
        .set({ unpublishAt: null, ...(isAhead && { cancelledAt: now }) })
        .where(eq(publications.id, id))
    }
    return rows.length
  })
}
