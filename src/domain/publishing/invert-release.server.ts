import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { auditLog, publications, releases, sections } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { sectionSlug } from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { addRelease, collect, findItems, type ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { sectionKeyOf } from './apply-item.server.ts'

/**
 * Makes a new release, still without a minute, that takes back what a published one has changed: fields get what they
 * said before, and pages what was public before. Returns its number. Throws `not_found`, and `conflict` for one that is
 * not published.
 */
export async function invertRelease(scope: Scope, releaseId: number, name: string): Promise<number> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [published] = await tx.select().from(releases).where(eq(releases.id, releaseId))
    if (!published) throw new DomainError('not_found', { subject: `release ${releaseId}` })
    const { state, publishedAt } = published
    if (state !== 'published' || !publishedAt) throw new DomainError('conflict', { subject: state })
    const release = await addRelease(inside, { name, state: 'collecting' })
    for (const item of await findItems(inside, releaseId)) {
      if (item.problem !== null) continue
      const changes =
        item.what === 'section'
          ? { revision_id: await findEarlierRevision(inside, item, publishedAt) }
          : await findBefore(inside, item)
      if (changes) await collect(inside, release, item, { changes })
    }
    return release.id
  })
}

/** What the fields said before the release wrote them; null when it has changed nothing. */
async function findBefore(
  { db }: Pick<Scope, 'db'>,
  { kind, subjectId, releaseId }: ReleaseItem,
): Promise<Record<string, unknown> | null> {
  const [entry] = await db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, kind),
        eq(auditLog.subjectId, String(subjectId)),
        eq(auditLog.action, 'change'),
        sql`${auditLog.details} ->> 'release' = ${String(releaseId)}`,
      ),
    )
    .orderBy(asc(auditLog.id))
    .limit(1)
  const details = entry?.details
  return isRecord(details) && isRecord(details['before']) ? details['before'] : null
}

/** The revision that was public before a time; null when nothing was. */
async function findEarlierRevision(
  { db }: Pick<Scope, 'db'>,
  item: ReleaseItem,
  before: Date,
): Promise<number | null> {
  const key = sectionKeyOf(item)
  const [row] = await db
    .select({ revisionId: publications.revisionId, unpublishAt: publications.unpublishAt })
    .from(publications)
    .innerJoin(sections, eq(sections.id, publications.sectionId))
    .where(
      and(
        eq(sections.slug, sectionSlug(key)),
        eq(sections.language, key.language),
        lt(publications.publishAt, before),
      ),
    )
    .orderBy(desc(publications.publishAt), desc(publications.id))
    .limit(1)
  return row && (row.unpublishAt === null || row.unpublishAt >= before) ? row.revisionId : null
}
