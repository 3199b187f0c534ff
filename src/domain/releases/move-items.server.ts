import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { releaseItems, releases } from '#db/schema/index.ts'
import { recordChange } from '../changes/index.server.ts'
import type { Scope } from '../scope.ts'
import { maxItems } from './items.server.ts'

/**
 * Lets what waits for a record wait for another one of its kind instead. Where that has an item in the same release already, both
 * become one, and its own fields stay. Returns the numbers of the items that have moved; `only` moves these back.
 */
export async function moveItems(
  inside: Scope,
  kind: string,
  { from, into, only }: { from: number; into: number; only?: readonly number[] },
): Promise<number[]> {
  const { db, now } = inside
  if (only?.length === 0) return []
  const waiting = await db
    .select({ item: releaseItems })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.what, 'record'),
        eq(releaseItems.kind, kind),
        eq(releaseItems.subjectId, from),
        ne(releases.state, 'published'),
        only && inArray(releaseItems.id, [...only]),
      ),
    )
    .orderBy(asc(releaseItems.id))
    .limit(maxItems)
  const moved: number[] = []
  for (const { item } of waiting) {
    const joined = await db
      .update(releaseItems)
      .set({
        changes: sql`${JSON.stringify(item.changes)}::jsonb || ${releaseItems.changes}`,
        seen: sql`${JSON.stringify(item.seen)}::jsonb || ${releaseItems.seen}`,
        updatedAt: now,
      })
      .where(
        and(
          eq(releaseItems.releaseId, item.releaseId),
          eq(releaseItems.what, 'record'),
          eq(releaseItems.kind, kind),
          eq(releaseItems.subjectId, into),
        ),
      )
      .returning({ id: releaseItems.id })
    const own = eq(releaseItems.id, item.id)
    if (joined.length > 0) await db.delete(releaseItems).where(own)
    else {
      await db.update(releaseItems).set({ subjectId: into, updatedAt: now }).where(own)
      moved.push(item.id)
    }
  }
  const touched = [...new Set(waiting.map(({ item }) => item.releaseId))]
  if (touched.length > 0) await recordChange(inside, 'release', touched)
  return moved
}
