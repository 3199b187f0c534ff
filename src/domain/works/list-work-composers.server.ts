import { and, inArray, isNotNull } from 'drizzle-orm'
import { works } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** The numbers of the composers of works. */
export async function listWorkComposers({ db }: Pick<Scope, 'db'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinct({ composerId: works.composerId })
    .from(works)
    .where(and(inArray(works.id, ids), isNotNull(works.composerId)))
  return rows.flatMap(({ composerId }) => composerId ?? [])
}
