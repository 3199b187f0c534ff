import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import type { ContentDocument } from '#contracts/pages.ts'
import { sectionChanges, sectionDrafts, type Touched } from '#db/schema/index.ts'
import type { Scope } from '#domain/scope.ts'
import { isSameContent, upgradeContent } from './present-section.ts'
import { authorOf, findLatestRevision, insertRevision } from './section-rows.server.ts'
import { touchReplaced } from './touched.ts'

export type DraftRow = Omit<(typeof sectionDrafts)['$inferSelect'], 'content'> & {
  content: ContentDocument
  /** Whether its blocks were stored in older versions. */
  isUpgraded: boolean
}

/** The client id of changes that were made by the server. */
const server = 'server'

/** The draft, with blocks in their current versions; null when editing has not begun. */
export async function findDraftRow({ db }: Pick<Scope, 'db'>, sectionId: number): Promise<DraftRow | null> {
  const [row] = await db.select().from(sectionDrafts).where(eq(sectionDrafts.sectionId, sectionId))
  if (!row) return null
  const content = upgradeContent(row.content)
  return { ...row, content, isUpgraded: !isSameContent(content, row.content) }
}

/**
 * Stores the changes since the last revision as a new revision, with author and time of the last change. This also
 * applies to an upgraded draft, because later changes refer to the new fields.
 */
export async function keepUnsaved(scope: Scope, draft: DraftRow): Promise<void> {
  const { sectionId, sequence } = draft
  const latest = await findLatestRevision(scope, sectionId)
  const isKept = latest !== null ? (latest.sequence ?? 0) >= sequence : sequence === 0
  if (isKept && !draft.isUpgraded) return
  const [last] = await scope.db
    .select({ authorId: sectionChanges.authorId })
    .from(sectionChanges)
    .where(eq(sectionChanges.sectionId, sectionId))
    .orderBy(desc(sectionChanges.sequence))
    .limit(1)
  await insertRevision(scope, sectionId, {
    content: draft.content,
    sequence,
    authorId: last?.authorId ?? null,
    createdAt: draft.updatedAt,
  })
}

/**
 * Replaces the content of an existing draft by a change, so that open windows receive it; its head stays if the new
 * content has none. Returns the content and its sequence number for the revision with the same content; the sequence is
 * null without a draft.
 */
export async function replaceDraft(
  scope: Scope,
  sectionId: number,
  given: ContentDocument,
): Promise<{ sequence: number | null; content: ContentDocument }> {
  const draft = await findDraftRow(scope, sectionId)
  if (!draft) return { sequence: null, content: given }
  const head = given.head ?? draft.content.head
  const content = head ? { ...given, head } : given
  if (isSameContent(draft.content, content)) return { sequence: draft.sequence, content }
  await keepUnsaved(scope, draft)
  const sequence = draft.sequence + 1
  await scope.db.insert(sectionChanges).values({
    sectionId,
    sequence,
    changeId: randomUUID(),
    client: server,
    authorId: authorOf(scope),
    operations: [{ kind: 'replace-content', content }],
    createdAt: scope.now,
  })
  await storeDraft(scope, {
    sectionId,
    sequence,
    content,
    touched: touchReplaced(draft.touched, draft.content, content, scope.now),
  })
  return { sequence, content }
}

/** Stores the draft after changes. */
export async function storeDraft(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  draft: { sectionId: number; sequence: number; content: ContentDocument; touched: Touched },
): Promise<void> {
  const { sectionId, ...values } = draft
  await db
    .update(sectionDrafts)
    .set({ ...values, updatedAt: now })
    .where(eq(sectionDrafts.sectionId, sectionId))
}
