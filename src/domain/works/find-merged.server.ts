import { and, eq } from 'drizzle-orm'
import { mergedRecords } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The record that another one has become part of, however often that was; its own number if it never was. */
export async function findMerged(
  { db }: Pick<Scope, 'db'>,
  kind: 'artist' | 'work',
  id: number,
): Promise<number> {
  const seen = new Set<number>()
  let last = id
  while (!seen.has(last)) {
    seen.add(last)
    const [row] = await db
      .select({ into: mergedRecords.intoId })
      .from(mergedRecords)
      .where(and(eq(mergedRecords.kind, kind), eq(mergedRecords.recordId, last)))
    last = row?.into ?? last
  }
  return last
}
