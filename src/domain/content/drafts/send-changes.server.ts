import { desc, eq } from 'drizzle-orm'
import { conflictsBetween, isSame, maxOperationsPerCall } from '#operations/index.ts'
import type { Change, Operation, StoredChange } from '#contracts/page-operations.ts'
import type { ContentDocument } from '#contracts/pages.ts'
import { sectionChanges } from '#db/schema/index.ts'
import { otherLanguage } from '#i18n/languages.ts'
import { recordAudit } from '#domain/audit.server.ts'
import { DomainError } from '#domain/errors.ts'
import { authorOf, findLatestRevision, insertRevision } from '../pages/section-rows.server.ts'
import { keepUnsaved, storeDraft, type DraftRow } from '../pages/draft-rows.server.ts'
import { refuseSources } from '../pages/sources.server.ts'
import { sectionSlug, type SectionKey } from '../pages/find-section.server.ts'
import { withHead } from '../pages/record-heads.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { applyAll } from './apply-all.ts'
import { applyChecked } from './apply-checked.server.ts'
import { cleanJson } from './clean-json.ts'
import { expandShortLinks } from './expand-short-links.server.ts'
import { replayTo } from './content-at.server.ts'
import { requireDraft } from './draft.server.ts'
import { loadOtherSide, loadOwnSide } from './load-side.server.ts'
import { requirePlaces } from './require-places.server.ts'
import { findStored, listAfter } from './stored-changes.server.ts'
import { touchWritten } from './translation.ts'
import { writtenBy } from './written-by.ts'

/** After a pause of this length, the state before it is kept as a version. */
const pauseMs = 10 * 60_000
/** Alternating edits of two people within this time do not create a version each. */
const betweenAuthorsMs = 60_000

export type Sent = {
  sequence: number
  /** All changes after the caller's base. */
  changes: StoredChange[]
  /** Blocks changed by both sides; if there are any, nothing was stored. */
  conflicts: string[]
}
type Sending = { client: string; base: number; changes: Change[] }

/**
 * Adds changes to a draft, which is created if necessary. Changes by other windows since `base` are merged; conflicting
 * changes are not stored. Changes that are already stored are not stored again. Throws `not_found` when the section has
 * no owner, and `invalid` for changes that would break the document or an unknown base.
 */
export async function sendChanges(scope: Scope, key: SectionKey, given: Sending): Promise<Sent> {
  requireRight(scope.viewer, 'write_drafts')
  if (operationsOf(given.changes).length > maxOperationsPerCall)
    throw new DomainError('invalid', { fields: { changes: 'too_long' } })
  // Before the transaction, which would wait for the providers of the links.
  const sending = { ...given, changes: await expandShortLinks(scope, given.changes) }
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const opened = await requireDraft(inside, key, { isBegun: true })
    const draft = { ...opened, content: await withHead(inside, key, opened.content) }
    const { client, base } = sending
    const { sectionId } = draft
    if (base > draft.sequence) throw new DomainError('invalid', { fields: { base: 'invalid' } })
    const stored = await findStored(
      inside,
      sectionId,
      sending.changes.map(({ id }) => id),
    )
    const fresh = cleanJson(distinct(sending.changes)).filter(({ id }) => !stored.has(id))
    const since = await listAfter(inside, sectionId, base)
    if (fresh.length === 0 || isLate(sending, since))
      return { sequence: draft.sequence, changes: since, conflicts: [] }
    const conflicts = await findConflicts(inside, draft, { client, base, since, fresh })
    if (conflicts.length > 0) return { sequence: draft.sequence, changes: since, conflicts }
    await keepPause(inside, opened)
    const sequence = await store(inside, key, { opened, draft }, { client, changes: fresh })
    return { sequence, changes: await listAfter(inside, sectionId, base), conflicts: [] }
  })
}

/** The blocks changed both by this window and by others since its base. */
async function findConflicts(
  inside: Scope,
  draft: DraftRow,
  { client, base, since, fresh }: { client: string; base: number; since: StoredChange[]; fresh: Change[] },
): Promise<string[]> {
  const theirs = since.filter((change) => change.client !== client)
  if (theirs.length === 0) return []
  const own = since.filter((change) => change.client === client)
  const before = applyAll(await replayTo(inside, draft, base), own) // the content that this window was based on
  return conflictsBetween(before, operationsOf(fresh), operationsOf(theirs), draft.content)
}

/**
 * A call that is unaware of later changes of its own window was delayed in transit: the window has moved on, and
 * resends whatever is still needed.
 */
function isLate({ client, changes }: Sending, since: StoredChange[]): boolean {
  return since.some((stored) => stored.client === client && changes.every(({ id }) => id !== stored.id))
}

/** Automatically keeps the state before a pause, or before another author's edit, as a version. */
async function keepPause(inside: Scope, draft: DraftRow): Promise<void> {
  const { now } = inside
  const [last] = await inside.db
    .select({ authorId: sectionChanges.authorId, createdAt: sectionChanges.createdAt })
    .from(sectionChanges)
    .where(eq(sectionChanges.sectionId, draft.sectionId))
    .orderBy(desc(sectionChanges.sequence))
    .limit(1)
  const isPause = last !== undefined && now.getTime() - last.createdAt.getTime() >= pauseMs
  const isOtherAuthor = last !== undefined && last.authorId !== authorOf(inside)
  if (isPause || draft.isUpgraded) return keepUnsaved(inside, draft)
  if (!isOtherAuthor) return
  const latest = await findLatestRevision(inside, draft.sectionId)
  if (latest === null || now.getTime() - latest.createdAt.getTime() >= betweenAuthorsMs)
    await keepUnsaved(inside, draft)
}

/** Applies and stores changes in order; returns the sequence number of the last one. */
async function store(
  inside: Scope,
  key: SectionKey,
  { opened, draft }: { opened: DraftRow; draft: DraftRow },
  { client, changes }: Pick<Sending, 'client' | 'changes'>,
): Promise<number> {
  const { sectionId } = draft
  const there = await loadOtherSide(inside, key)
  const otherKey = { ...key, language: otherLanguage(key.language) }
  if (there) there.content = await withHead(inside, otherKey, there.content)
  let { sequence } = draft
  let { content } = draft
  let side = await loadOwnSide(inside, draft)
  const rows: (typeof sectionChanges)['$inferInsert'][] = []
  await requirePlaces(inside, sectionId, draft.content, changes)
  const applied = await applyChecked(inside, sectionId, draft.content, changes)
  refuseSources(key.ownerKind, applied.at(-1)?.content ?? content)
  for (const { change, content: after } of applied) {
    const written = { ...writtenBy(content, after, change.operations), before: content }
    content = after
    side = { ...side, content }
    side = { ...side, touched: touchWritten(side, there, written, inside.now) }
    sequence += 1
    rows.push({
      sectionId,
      sequence,
      changeId: change.id,
      client,
      authorId: authorOf(inside),
      operations: change.operations,
      overrules: change.overrules ?? null,
      createdAt: inside.now,
    })
  }
  const isHeadUntouched = opened.content.head === undefined && isSame(content.head, draft.content.head)
  if (isHeadUntouched) content = withoutHead(content)
  // From here on the draft has a head of its own, so the previous head of the record has to be stored.
  else if (opened.content.head === undefined)
    await insertRevision(inside, sectionId, { content: draft.content, sequence: draft.sequence })
  await inside.db.insert(sectionChanges).values(rows)
  await storeDraft(inside, { sectionId, sequence, content, touched: side.touched })
  if (applied.some(({ change }) => change.operations.some(({ kind }) => kind === 'replace-content')))
    await recordAudit(inside, {
      action: 'replace_draft',
      subjectKind: 'section',
      subjectId: `${sectionSlug(key)}/${key.language}`,
      details: { sequence },
    })
  return sequence
}

function withoutHead(content: ContentDocument): ContentDocument {
  const { head: _, ...rest } = content
  return rest
}

function operationsOf(changes: { operations: Operation[] }[]): Operation[] {
  return changes.flatMap(({ operations }) => operations)
}

function distinct(changes: Change[]): Change[] {
  return [...new Map(changes.map((change) => [change.id, change])).values()]
}
