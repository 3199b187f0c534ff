import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { auditLog, publications, releases, sections } from '#db/schema/index.ts'
import { isRecord } from '#json/is-record.ts'
import { sectionSlug } from '../content/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import { addRelease, collectEach, findItems, type ReleaseItem } from '../releases/index.server.ts'
import type { Scope } from '../scope.ts'
import { groupAlike, sectionKeyOf } from './apply-item.server.ts'

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
    const items = (await findItems(inside, releaseId)).filter(({ problem }) => problem === null)
    const before = await findBefore(inside, releaseId, items)
    const wanted = []
    for (const item of items) {
      const { what, kind, subjectId, language } = item
      const changes =
        what === 'section'
          ? { revision_id: await findEarlierRevision(inside, item, publishedAt) }
          : before.get(`${kind}:${subjectId}`)
      if (changes) wanted.push({ what, kind, subjectId, language, changes })
    }
    await collectEach(inside, release, wanted)
    return release.id
  })
}

/** What the fields of records said before the release wrote them; of those that it has not changed nothing. */
async function findBefore(
  { db }: Pick<Scope, 'db'>,
  releaseId: number,
  items: readonly ReleaseItem[],
): Promise<Map<string, Record<string, unknown>>> {
  const before = new Map<string, Record<string, unknown>>()
  for (const alike of groupAlike(items.filter(({ what }) => what === 'record'))) {
    const [{ kind } = { kind: '' }] = alike
    const entries = await db
      .select({ subject: auditLog.subjectId, details: auditLog.details })
      .from(auditLog)
      .where(
        and(
          eq(auditLog.subjectKind, kind),
          inArray(
            auditLog.subjectId,
            alike.map(({ subjectId }) => String(subjectId)),
          ),
          eq(auditLog.action, 'change'),
          sql`${auditLog.details} ->> 'release' = ${String(releaseId)}`,
        ),
      )
      .orderBy(desc(auditLog.id))
    // The first entry of each is what stays.
    for (const { subject, details } of entries)
      if (isRecord(details) && isRecord(details['before']))
        before.set(`${kind}:${subject}`, details['before'])
  }
  return before
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
