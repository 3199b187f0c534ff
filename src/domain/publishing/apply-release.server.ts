import { eq } from 'drizzle-orm'
import { releaseItems, releases } from '#db/schema/index.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import type { DomainError } from '../errors.ts'
import { updateFromWritten, type RecordStores, type WrittenRecords } from '../records/index.server.ts'
import { findItems } from '../releases/index.server.ts'
import { system, type Scope } from '../scope.ts'
import { applyAlike, groupAlike } from './apply-item.server.ts'

type Release = typeof releases.$inferSelect
/** An item that could not be applied, by its number, with the error. */
export type Failure = { itemId: number; problem: string; error: unknown }

/** Takes back what a release has written before an item failed. */
class Failed extends Error {}

/**
 * Applies the items of a release, as the program, at the time of the scope. All of them or none become public, or, if the
 * release says so, all but those that fail; these are returned. Call it in a transaction, whose end makes it public.
 */
export async function applyItems(
  scope: Scope,
  stores: RecordStores,
  release: Pick<Release, 'id' | 'isPartial'>,
): Promise<Failure[]> {
  const failures: Failure[] = []
  const inside: Scope = { ...scope, viewer: system, auditNote: { release: release.id } }
  const items = await findItems(scope, release.id)
  try {
    await inside.db.transaction(async (tx) => {
      const together: WrittenRecords = new Map()
      for (const alike of groupAlike(items)) {
        const errors = await applyAlike({ ...inside, db: tx }, stores, alike, together)
        for (const [itemId, error] of errors) failures.push({ itemId, problem: problemOf(error), error })
      }
      if (failures.length > 0 && !release.isPartial) throw new Failed()
      await updateFromWritten({ ...inside, db: tx }, together)
    })
  } catch (error) {
    if (!(error instanceof Failed)) throw error
  }
  return failures
}

/** Applies a release, and notes what became of it. */
export async function publishRelease(
  inside: Scope,
  stores: RecordStores,
  release: Release,
): Promise<Failure[]> {
  const { db, now } = inside
  const failures = await applyItems(inside, stores, release)
  const isPublished = failures.length === 0 || release.isPartial
  for (const { itemId, problem } of failures)
    await db.update(releaseItems).set({ problem }).where(eq(releaseItems.id, itemId))
  const state = isPublished ? 'published' : 'failed'
  await db
    .update(releases)
    .set({ state, updatedAt: now, ...(isPublished && { publishedAt: now }) })
    .where(eq(releases.id, release.id))
  await recordChange(inside, 'release', [release.id])
  await recordAudit(inside, {
    action: isPublished ? 'publish' : 'fail',
    subjectKind: 'release',
    subjectId: release.id,
    details: {
      title: release.name,
      before: { state: release.state },
      after: { state },
      failures: failures.map(({ itemId, problem }) => ({ itemId, problem })),
    },
  })
  return failures
}

/** The code of an error, with that of its first field. */
export function problemOf({ code, fields }: DomainError): string {
  const [field] = Object.entries(fields)
  return field ? `${code} ${field[0]} ${field[1]}` : code
}
