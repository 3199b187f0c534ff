import { and, asc, desc, eq } from 'drizzle-orm'
import type { Version } from '#contracts/page-editor.ts'
import { publications, revisions, sectionChanges, users } from '#db/schema/index.ts'
import { findLatestRevision, insertRevision, type RevisionRow } from '../pages/section-rows.server.ts'
import { findPublication, hadBegun, type SectionKey } from '../pages/find-section.server.ts'
import { isSameContent } from '../pages/present-section.ts'
import type { DraftRow } from '../pages/draft-rows.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireDraft } from './draft.server.ts'
import { listPlans } from './plans.server.ts'

/** The maximum number of listed versions: one for every day of several years. */
const maxVersions = 2000

/** The newest versions of a section, newest first. Throws `not_found` when nothing was ever written. */
export async function listVersions(scope: Scope, key: SectionKey): Promise<Version[]> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const { sectionId } = await requireDraft(inside, key)
    return select(inside, sectionId, key)
  })
}

/**
 * Keeps the draft as a version. If that version exists already, no second one is created unless its name differs,
 * because revisions are immutable.
 */
export async function keepVersion(
  scope: Scope,
  key: SectionKey,
  { summary = '' }: { summary?: string } = {},
): Promise<Version> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    const { id } = await keepDraft(inside, draft, summary)
    const version = (await select(inside, draft.sectionId, key)).find(({ revision_id }) => revision_id === id)
    if (!version) throw new Error(`revision ${id} is gone`)
    return version
  })
}

/**
 * The revision with the draft's content, created if there is none yet, or none with the given name; call it inside a
 * transaction.
 */
export async function keepDraft(inside: Scope, draft: DraftRow, summary: string): Promise<RevisionRow> {
  const { sectionId, sequence, content } = draft
  const latest = await findLatestRevision(inside, sectionId)
  const isKept = latest !== null && isSameContent(latest.content, content)
  if (latest && isKept && (summary === '' || summary === latest.summary)) return latest
  return insertRevision(inside, sectionId, { content, sequence, summary })
}

export type HistoryEntry = { sequence: number; author: string; at: string; blocks: string[] }
/** The maximum number of listed changes: a long day's work of several people. */
const maxHistory = 2000

/** Who changed what and when: the newest changes in chronological order, without their contents. */
export async function listHistory(scope: Scope, key: SectionKey): Promise<HistoryEntry[]> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const { sectionId } = await requireDraft({ ...scope, db: tx }, key)
    const rows = await tx
      .select({ change: sectionChanges, author: users.username })
      .from(sectionChanges)
      .leftJoin(users, eq(users.id, sectionChanges.authorId))
      .where(eq(sectionChanges.sectionId, sectionId))
      .orderBy(desc(sectionChanges.sequence))
      .limit(maxHistory)
    return rows.toReversed().map(({ change, author }) => ({
      sequence: change.sequence,
      author: author ?? '',
      at: change.createdAt.toISOString(),
      blocks: namedBy(change.operations),
    }))
  })
}

async function select(inside: Scope, sectionId: number, key: SectionKey): Promise<Version[]> {
  const current = await findPublication(inside, sectionId)
  const rows = await inside.db
    .select({
      id: revisions.id,
      sequence: revisions.sequence,
      createdAt: revisions.createdAt,
      summary: revisions.summary,
      author: users.username,
    })
    .from(revisions)
    .leftJoin(users, eq(users.id, revisions.authorId))
    .where(eq(revisions.sectionId, sectionId))
    .orderBy(desc(revisions.id))
    .limit(maxVersions)
  const planned = await listPublished(inside, sectionId, key)
  return rows.map(({ id, sequence, createdAt, summary, author }) => ({
    revision_id: id,
    sequence: sequence ?? 0,
    author: author ?? '',
    created_at: createdAt.toISOString(),
    summary,
    publication: id === current?.revisionId ? 'current' : (planned.get(id)?.state ?? 'none'),
    published_at:
      (id === current?.revisionId ? current.publishAt : planned.get(id)?.at)?.toISOString() ?? null,
  }))
}

/** The revisions that visitors have seen or are going to see; `at` is null for a release without a minute. */
async function listPublished(
  { db }: Scope,
  sectionId: number,
  key: SectionKey,
): Promise<Map<number, { state: 'scheduled' | 'past'; at: Date | null }>> {
  const rows = await db
    .select({ revisionId: publications.revisionId, publishAt: publications.publishAt })
    .from(publications)
    .where(and(eq(publications.sectionId, sectionId), hadBegun))
    .orderBy(asc(publications.publishAt))
  const plans = await listPlans({ db }, key)
  return new Map<number, { state: 'scheduled' | 'past'; at: Date | null }>([
    ...rows.map(({ revisionId, publishAt: at }) => [revisionId, { state: 'past' as const, at }] as const),
    // The next plan takes precedence.
    ...plans
      .toReversed()
      .flatMap(({ revisionId, at }) =>
        revisionId === null ? [] : [[revisionId, { state: 'scheduled' as const, at }] as const],
      ),
  ])
}

/** The blocks and containers that stored operations name, without those nested in them; none for `replace-content`. */
function namedBy(operations: unknown): string[] {
  const ids = Array.isArray(operations) ? operations.flatMap(idOf) : []
  return [...new Set(ids)]
}

function idOf(operation: unknown): string[] {
  if (typeof operation !== 'object' || operation === null) return []
  if ('id' in operation && typeof operation.id === 'string') return [operation.id]
  if ('block' in operation) return idOf(operation.block)
  return 'container' in operation ? idOf(operation.container) : []
}
