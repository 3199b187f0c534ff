import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { recordSources } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** Who, with their permission, has helped to correct a record, and when it was corrected; in this order. */
export async function listSources(
  { db }: Pick<Scope, 'db'>,
  owner: 'artistId' | 'workId',
  id: number,
): Promise<{ name: string; at: string }[]> {
  const rows = await db
    .select({ name: recordSources.name, at: recordSources.at })
    .from(recordSources)
    .where(and(eq(recordSources[owner], id), isNotNull(recordSources.name)))
    .orderBy(asc(recordSources.position), asc(recordSources.id))
  return rows.flatMap(({ name, at }) => (name === null ? [] : [{ name, at: at.toISOString() }]))
}
