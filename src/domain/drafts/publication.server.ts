import { and, eq, gt, isNull, lte, or } from 'drizzle-orm'
import type { SectionStatus } from '#contracts/page-editor.ts'
import { pages, publications, sections } from '#db/schema/index.ts'
import { languages } from '#i18n/languages.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange, recordPageChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import {
  indexPage,
  publishSection,
  requirePublishable,
  sectionSlug,
  type SectionKey,
} from '../pages/index.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { indexArticle } from '../stories/index.server.ts'
import { requireDraft } from './draft.server.ts'
import { listScheduled, statusOf } from './section-status.server.ts'
import { keepDraft } from './versions.server.ts'

type Publishing = {
  /** The sequence number of the last change that the editor has seen. */
  sequence: number
  /** Null or a time in the past means now. */
  publishAt?: Date | null
  unpublishAt?: Date | null
  summary?: string
}

/**
 * Publishes the draft, now or later, and updates the search index. A page that was never public goes online with it.
 * Throws `conflict` when the draft has newer changes, `invalid` when it is incomplete or links to something that does not exist (by block and field) or when the
 * end is before the beginning.
 */
export async function publishDraft(
  scope: Scope,
  key: SectionKey,
  { sequence, publishAt = null, unpublishAt = null, summary = '' }: Publishing,
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'publish')
  const start = publishAt !== null && publishAt > scope.now ? publishAt : scope.now
  if (unpublishAt !== null && unpublishAt <= start)
    throw new DomainError('invalid', { fields: { unpublish_at: 'invalid' } })
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    if (draft.sequence !== sequence) throw new DomainError('conflict', { subject: sectionSlug(key) })
    await requirePublishable(inside, draft.content, key.language)
    const { id } = await keepDraft(inside, draft, summary)
    if (key.ownerKind === 'page') await putOnline(inside, key.ownerId, start)
    await publishSection(inside, key, id, { publishAt: start, unpublishAt })
    await indexOwner(inside, key)
    return statusOf(inside, key, draft)
  })
}

/**
 * Unpublishes a section now and cancels scheduled publications; with `scheduled: 'only'` just the latter. Throws
 * `not_found` when nothing was ever written.
 */
export async function unpublishSection(
  scope: Scope,
  key: SectionKey,
  { scheduled = 'all' }: { scheduled?: 'only' | 'all' } = {},
): Promise<SectionStatus> {
  requireRight(scope.viewer, 'publish')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    for (const { id } of await listScheduled(inside, draft.sectionId))
      await tx.update(publications).set({ cancelledAt: scope.now }).where(eq(publications.id, id))
    if (scheduled === 'all') await endPublications(inside, draft.sectionId)
    await recordChange(inside, key.ownerKind, [key.ownerId], key.language)
    await recordAudit(inside, {
      action: scheduled === 'all' ? 'unpublish' : 'unschedule',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
    })
    await indexOwner(inside, key)
    return statusOf(inside, key, draft)
  })
}

/**
 * Ends all started publications. The latest one is in effect, but one that started at this very instant can only be
 * cancelled, which reactivates the one before.
 */
async function endPublications({ db, now }: Scope, sectionId: number): Promise<void> {
  const isStanding = and(
    eq(publications.sectionId, sectionId),
    lte(publications.publishAt, now),
    isNull(publications.cancelledAt),
    or(isNull(publications.unpublishAt), gt(publications.unpublishAt, now)),
  )
  await db
    .update(publications)
    .set({ cancelledAt: now })
    .where(and(isStanding, eq(publications.publishAt, now)))
  await db.update(publications).set({ unpublishAt: now }).where(isStanding)
}

/**
 * Pages are created offline; the first publication puts a page online, at its start time. A page that editors switched
 * off later stays offline. If the other language is published earlier than scheduled, the page goes online then.
 */
async function putOnline(inside: Scope, pageId: number, start: Date): Promise<void> {
  const { db, now } = inside
  const [page] = await db.select().from(pages).where(eq(pages.id, pageId)).for('update')
  const earlier = await db
    .select({ publishAt: publications.publishAt })
    .from(publications)
    .innerJoin(sections, eq(sections.id, publications.sectionId))
    .where(
      and(eq(sections.ownerKind, 'page'), eq(sections.ownerId, pageId), isNull(publications.cancelledAt)),
    )
  if (!page) return
  const isNew = !page.isOnline && earlier.length === 0
  const planned = page.onlineFrom
  const isPlannedByUs =
    page.isOnline &&
    planned !== null &&
    planned > start &&
    earlier.some(({ publishAt }) => publishAt.getTime() === planned.getTime())
  if (!isNew && !isPlannedByUs) return
  const onlineFrom = start > now ? start : null
  await db.update(pages).set({ isOnline: true, onlineFrom, updatedAt: now }).where(eq(pages.id, pageId))
  await recordPageChange(inside, pageId)
  for (const language of languages) await indexPage(inside, pageId, language)
}

/**
 * Updates the search index for owners that are found by their section; events and subscriptions are found by their
 * records.
 */
async function indexOwner(inside: Scope, { ownerKind, ownerId, language }: SectionKey): Promise<void> {
  if (ownerKind === 'page') await indexPage(inside, ownerId, language)
  if (ownerKind === 'article') await indexArticle(inside, ownerId, language)
}
