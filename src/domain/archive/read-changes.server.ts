import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { archiveKinds, type ArchiveKind } from '#db/schema/index.ts'

/** Up to where an index has seen the database. */
export type SeenState = {
  /** PostgreSQL's description of which transactions one sees. */
  snapshot: string
  /** The file that the events are stored in: another one after a restored dump or an emptied table. */
  storage: string
}

export type Changes = {
  seen: SeenState
  /** By kind, the records that transactions have touched that the state before did not see. */
  touched: { kind: ArchiveKind; ids: number[] }[]
}

/** What one sees now. To be read before an index is built: what changes meanwhile is then read again. */
export async function readState(db: Db): Promise<SeenState> {
  const { rows } = await db.execute<SeenState>(sql`
    SELECT pg_current_snapshot()::text AS snapshot, pg_relation_filenode('events')::text AS storage`)
  const [row] = rows
  if (!row) throw new Error('The database did not say what it sees')
  return row
}

/**
 * What has changed since a state, in one statement. Numbers of transactions are given out at their beginning and not at
 * their end, so that "greater than the last one seen" would miss slow ones: the snapshots say exactly which were not
 * visible before and are now. What a transaction of one's own has touched is told again and again while it lasts. Rows
 * of a restored dump may name transactions that are yet to come: those do not count.
 */
export async function readChanges(db: Db, { snapshot }: SeenState): Promise<Changes> {
  const { rows } = await db.execute<SeenState & { touched: [string, number][] }>(sql`
    SELECT pg_current_snapshot()::text AS snapshot, pg_relation_filenode('events')::text AS storage,
      (SELECT coalesce(jsonb_agg(jsonb_build_array(kind, subject_id)), '[]') FROM archive_changes
        WHERE xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          AND NOT pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
          AND (pg_visible_in_snapshot(xid, pg_current_snapshot()) OR xid = pg_current_xact_id_if_assigned())
      ) AS touched`)
  const [row] = rows
  if (!row) throw new Error('The database did not say what has changed')
  return {
    seen: { snapshot: row.snapshot, storage: row.storage },
    touched: archiveKinds.flatMap((kind) => {
      const ids = row.touched.filter(([of]) => of === kind).map(([, id]) => id)
      return ids.length > 0 ? [{ kind, ids }] : []
    }),
  }
}
