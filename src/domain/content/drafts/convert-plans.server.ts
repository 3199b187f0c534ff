import { and, eq, gt, isNull, or } from 'drizzle-orm'
import { publications, sections } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { plan } from './plans.server.ts'

/**
 * Turns publications that an earlier version of the program has planned into releases: their beginnings, and the ends of
 * those that have begun. Returns how many there were. Can be repeated.
 */
export async function convertPlannedPublications(scope: Scope): Promise<number> {
  const { now } = scope
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const rows = await tx
      .select({ publication: publications, section: sections })
      .from(publications)
      .innerJoin(sections, eq(sections.id, publications.sectionId))
      .where(
        and(
          isNull(publications.cancelledAt),
          or(gt(publications.publishAt, now), gt(publications.unpublishAt, now)),
        ),
      )
      .for('update', { of: publications })
    for (const { publication, section } of rows) {
      const { id, revisionId, publishAt, unpublishAt } = publication
      const isAhead = publishAt > now
      if (isAhead) await plan(inside, section, { revisionId, to: { publishAt } })
      if (unpublishAt && unpublishAt > now)
        await plan(inside, section, { revisionId: null, to: { publishAt: unpublishAt } })
      await tx
        .update(publications)
        .set({ unpublishAt: null, ...(isAhead && { cancelledAt: now }) })
        .where(eq(publications.id, id))
    }
    return rows.length
  })
}
