import { and, asc, eq, gt, lte, ne } from 'drizzle-orm'
import type { EditorPresence, SectionStatus } from '#contracts/page-editor.ts'
import type { StoredChange } from '#contracts/page-operations.ts'
import { editorPresence, sections, users } from '#db/schema/index.ts'
import type { SectionKey } from '../pages/find-section.server.ts'
import { requireRight } from '#domain/policy.ts'
import type { Scope } from '#domain/scope.ts'
import { requireDraft } from './draft.server.ts'
import { statusOf } from './section-status.server.ts'
import { listAfter } from './stored-changes.server.ts'

/** Windows report their presence every two seconds; without a report for this long they count as gone. */
const presentMs = 10_000

export type Presence = {
  sequence: number
  changes: StoredChange[]
  /** The other windows, without the caller's own. */
  editors: EditorPresence[]
  status: SectionStatus
}

/**
 * Records where a window is, and returns what has happened since its base. Throws `not_found` when nothing was ever
 * written.
 */
export async function reportPresence(
  scope: Scope,
  key: SectionKey,
  own: { client: string; base: number; block: string | null; isLeaving?: boolean },
): Promise<Presence> {
  requireRight(scope.viewer, 'write_drafts')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const draft = await requireDraft(inside, key)
    const { sectionId, sequence } = draft
    await notePresence(inside, sectionId, own)
    return {
      sequence,
      changes: await listAfter(inside, sectionId, own.base),
      editors: await listOthers(inside, sectionId, own.client),
      status: await statusOf(inside, key, draft),
    }
  })
}

/** The names of those who are editing the content of an owner in any language at the moment, besides the viewer. */
export async function listEditorNames(
  { db, now, viewer }: Scope,
  { ownerKind, ownerId }: Pick<SectionKey, 'ownerKind' | 'ownerId'>,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ name: users.username })
    .from(editorPresence)
    .innerJoin(sections, eq(sections.id, editorPresence.sectionId))
    .innerJoin(users, eq(users.id, editorPresence.userId))
    .where(
      and(
        eq(sections.ownerKind, ownerKind),
        eq(sections.ownerId, ownerId),
        gt(editorPresence.seenAt, goneBefore(now)),
        viewer.kind === 'staff' ? ne(users.id, viewer.userId) : undefined,
      ),
    )
    .orderBy(asc(users.username))
  return rows.map(({ name }) => name)
}

/** Deletes windows that stopped reporting; call it periodically. */
export async function clearPresence({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  await db.delete(editorPresence).where(lte(editorPresence.seenAt, goneBefore(now)))
}

async function notePresence(
  { db, now, viewer }: Scope,
  sectionId: number,
  { client, block, isLeaving }: { client: string; block: string | null; isLeaving?: boolean },
): Promise<void> {
  const isOwn = and(eq(editorPresence.sectionId, sectionId), eq(editorPresence.client, client))
  if (isLeaving) await db.delete(editorPresence).where(isOwn)
  if (isLeaving || viewer.kind !== 'staff') return
  const place = { userId: viewer.userId, block: block?.replaceAll('\0', '') ?? null, seenAt: now }
  await db
    .insert(editorPresence)
    .values({ sectionId, client, ...place })
    .onConflictDoUpdate({ target: [editorPresence.sectionId, editorPresence.client], set: place })
}

async function listOthers({ db, now }: Scope, sectionId: number, client: string): Promise<EditorPresence[]> {
  const rows = await db
    .select({
      client: editorPresence.client,
      user_id: editorPresence.userId,
      name: users.username,
      block: editorPresence.block,
    })
    .from(editorPresence)
    .innerJoin(users, eq(users.id, editorPresence.userId))
    .where(
      and(
        eq(editorPresence.sectionId, sectionId),
        ne(editorPresence.client, client),
        gt(editorPresence.seenAt, goneBefore(now)),
      ),
    )
    .orderBy(asc(users.username), asc(editorPresence.client))
  return rows
}

function goneBefore(now: Date): Date {
  return new Date(now.getTime() - presentMs)
}
