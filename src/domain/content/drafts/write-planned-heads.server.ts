import { and, asc, eq, gt, gte, isNull, lte, notExists, or, sql } from 'drizzle-orm'
import { auditLog, publications, revisions, sections } from '#db/schema/index.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { findPublishedHead } from '../pages/published-head.server.ts'
import { readContent } from '../pages/read-content.ts'
import { writeRecordHead } from '../pages/record-heads.server.ts'
import type { Scope } from '#domain/scope.ts'
import { indexOwner } from './publication.server.ts'

/** For how long a missed publication is still processed, if no process ran at its minute. */
const latestDays = 30
const atOnce = 100
/** The entry of the audit log that says that a publication's head has been written. */
const done = { action: 'publish_head', subjectKind: 'publication' }

/**
 * Writes the heads of scheduled publications into their records once their time has come, so that lists, menus and
 * the search show them. Each is written once, also with several processes. Returns how many were due.
 */
export async function writePlannedHeads(scope: Scope, signal?: AbortSignal): Promise<number> {
  const { db, now } = scope
  const isDone = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, done.action),
        eq(auditLog.subjectKind, done.subjectKind),
        eq(auditLog.subjectId, sql`${publications.id}::text`),
      ),
    )
  const due = await db
    .select({ id: publications.id })
    .from(publications)
    .where(
      and(
        lte(publications.publishAt, now),
        gte(publications.publishAt, new Date(now.getTime() - latestDays * 86_400_000)),
        // Publications that began at once were written together with their head.
        gt(publications.publishAt, publications.createdAt),
        or(isNull(publications.cancelledAt), gt(publications.cancelledAt, publications.publishAt)),
        notExists(isDone),
      ),
    )
    .orderBy(asc(publications.publishAt), asc(publications.id))
    .limit(atOnce)
  for (const { id } of due) {
    if (signal?.aborted) break
    // In order, because a later one overrides an earlier one.
    await writeOne(scope, id)
  }
  return due.length
}

async function writeOne(scope: Scope, id: number): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const inside: Scope = { ...scope, db: tx }
    const [row] = await tx
      .select({
        sectionId: sections.id,
        publishAt: publications.publishAt,
        content: revisions.content,
        ownerKind: sections.ownerKind,
        ownerId: sections.ownerId,
        language: sections.language,
      })
      .from(publications)
      .innerJoin(sections, eq(sections.id, publications.sectionId))
      .innerJoin(revisions, eq(revisions.id, publications.revisionId))
      .where(eq(publications.id, id))
      .for('update', { of: publications, skipLocked: true })
    if (!row || (await isWritten(inside, id))) return
    const { sectionId, publishAt, content, ...key } = row
    const { head } = readContent(content)
    if (head) {
      const publishedBefore = await findPublishedHead(inside, sectionId, publishAt, { except: id })
      if (await writeRecordHead(inside, key, { head, publishedBefore })) await indexOwner(inside, key)
    }
    await recordAudit(inside, { ...done, subjectId: id })
  })
}

async function isWritten({ db }: Pick<Scope, 'db'>, id: number): Promise<boolean> {
  const rows = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, done.action),
        eq(auditLog.subjectKind, done.subjectKind),
        eq(auditLog.subjectId, String(id)),
      ),
    )
    .limit(1)
  return rows.length > 0
}
