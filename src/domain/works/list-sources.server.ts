import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { recordSources } from '#db/schema/index.ts'
import { defineQuery, type Given } from '../define-query.server.ts'
import type { Scope } from '../scope.ts'

/** Who, with their permission, has helped to correct a record, and when it was corrected; in this order. */
export async function listSources(
  scope: Scope,
  owner: 'artistId' | 'workId',
  id: number,
): Promise<{ name: string; at: string }[]> {
  const rows = await selectSources(scope, { [owner]: id })
  return rows.flatMap(({ name, at }) => (name === null ? [] : [{ name, at: at.toISOString() }]))
}

const selectSources = defineQuery(({ db }, given: Given<{ artistId?: number; workId?: number }>) =>
  db
    .select({ name: recordSources.name, at: recordSources.at })
    .from(recordSources)
    .where(
      and(
        given.artistId && eq(recordSources.artistId, given.artistId),
        given.workId && eq(recordSources.workId, given.workId),
        isNotNull(recordSources.name),
      ),
    )
    .orderBy(asc(recordSources.position), asc(recordSources.id)),
)
