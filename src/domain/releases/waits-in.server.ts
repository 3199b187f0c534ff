import { inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { releaseItems, releases } from '#db/schema/index.ts'
import { openStates } from './items.server.ts'

/** The names of the releases to come that make the records of a table public, the next one first; null without one. */
export function namesOfReleases(kind: string, id: PgColumn): SQL<string | null> {
  const names = sql`
    SELECT string_agg(${releases.name}, ', ' ORDER BY ${releases.publishAt} NULLS LAST, ${releases.id})
    FROM ${releaseItems} JOIN ${releases} ON ${releases.id} = ${releaseItems.releaseId}
    WHERE ${releaseItems.what} = 'record' AND ${releaseItems.kind} = ${sql.raw(`'${kind}'`)}
      AND ${releaseItems.subjectId} = ${id} AND ${inArray(releases.state, openStates)}
      AND ${releaseItems.changes} -> 'is_online' = 'true'::jsonb`
  // In a selection, drizzle leaves the tables of columns out unless they are in a part of their own.
  return sql<string | null>`(${names})`
}
