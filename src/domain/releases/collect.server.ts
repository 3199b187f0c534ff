import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { releaseItems, releases } from '#db/schema/index.ts'
import { recordAudit, recordAuditOfEach } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { isOpen, maxItems, type ReleaseItem, type Subject } from './items.server.ts'

/** Where a change goes: into a release that exists, or into one of its own at a time. */
export type Destination = { releaseId: number } | { name: string; publishAt: Date; note?: string | undefined }
/** `seen` is what the changed fields said before; `by` is the account that wanted it, unless it is the viewer's. */
export type CollectedChange = {
  changes: Record<string, unknown>
  seen?: Record<string, unknown>
  by?: number | null | undefined
}

type Release = typeof releases.$inferSelect

/**
 * The release of a destination, locked until the end of the transaction; one of its own is planned. Throws `not_found`,
 * `invalid` for a time that has passed, and `conflict` when the release takes nothing any more.
 */
export async function findOrCreateRelease(inside: Scope, destination: Destination): Promise<Release> {
  const { db, now } = inside
  if ('releaseId' in destination) {
    const { releaseId } = destination
    const [row] = await db.select().from(releases).where(eq(releases.id, releaseId)).for('update')
    if (!row) throw new DomainError('not_found', { subject: `release ${releaseId}` })
    if (!isOpen(row.state)) throw new DomainError('conflict', { subject: row.state })
    return row
  }
  const { name, publishAt, note } = destination
  if (publishAt <= now) throw new DomainError('invalid', { fields: { publish_at: 'invalid' } })
  return addRelease(inside, { name, publishAt, note, state: 'planned' })
}

/** Adds a release, with its entries in both logs. Call it in a transaction. */
export async function addRelease(
  inside: Scope,
  {
    name,
    publishAt = null,
    note,
    state,
  }: { name: string; publishAt?: Date | null; note?: string | undefined; state: Release['state'] },
): Promise<Release> {
  const { db, now } = inside
  const [row] = await db
    .insert(releases)
    .values({
      name: name.slice(0, 120),
      publishAt,
      note: note || null,
      state,
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The release was not stored')
  await recordChange(inside, 'release', [row.id])
  await recordAudit(inside, {
    action: 'create',
    subjectKind: 'release',
    subjectId: row.id,
    details: {
      title: row.name,
      after: {
        name: row.name,
        publish_at: publishAt?.toISOString() ?? null,
        state,
        ...(row.note !== null && { note: row.note }),
      },
    },
  })
  return row
}

/**
 * Adds a change to a release, or puts it over the one of the same subject that waits there already: later fields
 * win, and what was seen first stays. Call it in a transaction. Throws `invalid` when the release is full.
 */
export async function collect(
  inside: Scope,
  release: Release,
  { what, kind, subjectId, language }: Subject,
  change: CollectedChange,
): Promise<ReleaseItem> {
  requireRight(inside.viewer, 'publish')
  if ((await roomIn(inside, release)) === 0)
    throw new DomainError('invalid', { fields: { release: 'too_many' } })
  const [item] = await collectEach(inside, release, [{ what, kind, subjectId, language, ...change }])
  if (!item) throw new Error('The item was not stored')
  return item
}

/** How many items a release still takes. */
export async function roomIn({ db }: Pick<Scope, 'db'>, { id }: Pick<Release, 'id'>): Promise<number> {
  return Math.max(0, maxItems - (await db.$count(releaseItems, eq(releaseItems.releaseId, id))))
}

/** The same as `collect` for changes of different subjects for which there is room, by those who may make them public. */
export async function collectEach(
  inside: Scope,
  release: Release,
  wanted: readonly (Subject & CollectedChange)[],
): Promise<ReleaseItem[]> {
  if (wanted.length === 0) return []
  const { db, now } = inside
  const items = await db
    .insert(releaseItems)
    .values(
      wanted.map(({ what, kind, subjectId, language = '', changes, seen = {}, by = viewerId(inside) }) => ({
        releaseId: release.id,
        what,
        kind,
        subjectId,
        language,
        changes,
        seen,
        createdBy: by,
        createdAt: now,
        updatedAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [
        releaseItems.releaseId,
        releaseItems.what,
        releaseItems.kind,
        releaseItems.subjectId,
        releaseItems.language,
      ],
      set: {
        changes: sql`${releaseItems.changes} || excluded.changes`,
        seen: sql`excluded.seen || ${releaseItems.seen}`,
        problem: null,
        updatedAt: now,
      },
    })
    .returning()
  await noteItems(inside, release, items, 'collect')
  return items
}

function viewerId({ viewer }: Pick<Scope, 'viewer'>): number | null {
  return viewer.kind === 'staff' ? viewer.userId : null
}

/**
 * Takes items out of a release that is still to come; those that are in it no longer are left out. Throws `conflict` when it
 * is public, and `not_found` when it has none of them.
 */
export async function dropItems(scope: Scope, releaseId: number, itemIds: readonly number[]): Promise<void> {
  requireRight(scope.viewer, 'publish')
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const release = await findOrCreateRelease(inside, { releaseId })
    const items = await tx
      .delete(releaseItems)
      .where(and(inArray(releaseItems.id, [...itemIds]), eq(releaseItems.releaseId, release.id)))
      .returning()
    if (items.length === 0) throw new DomainError('not_found', { subject: `item ${itemIds.join(' ')}` })
    await noteItems(inside, release, items, 'drop_item')
  })
}

/** Takes items out of releases, with their entries in both logs. Call it in a transaction. */
export async function removeItems(inside: Scope, which: SQL | undefined): Promise<void> {
  const gone = await inside.db.delete(releaseItems).where(which).returning()
  const owners = await inside.db
    .select()
    .from(releases)
    .where(inArray(releases.id, [...new Set(gone.map(({ releaseId }) => releaseId))]))
  for (const release of owners)
    await noteItems(
      inside,
      release,
      gone.filter(({ releaseId }) => releaseId === release.id),
      'drop_item',
    )
}

/** The entries stand in the histories of the release and of the records. */
async function noteItems(
  inside: Scope,
  { id: releaseId, name: title }: Release,
  items: readonly ReleaseItem[],
  action: 'collect' | 'drop_item',
): Promise<void> {
  await recordChange(inside, 'release', [releaseId])
  await recordAuditOfEach(
    inside,
    { action, subjectKind: 'release' },
    items.map(({ what, kind, subjectId, language, changes }) => ({
      id: releaseId,
      details: { title, what, kind, subjectId, language, changes },
    })),
  )
}
