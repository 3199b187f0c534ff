import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { changes, type ChangeKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'

/** `id` null: any record of the kind; `language` null: both. */
export type Change = { kind: ChangeKind; id: number | null; language: Language | null }

/** A PostgreSQL snapshot: a description of which transactions are visible. */
export type Snapshot = string

/** The current snapshot. Read it before the data that depends on it, so that changes made meanwhile are read again. */
export async function readSnapshot(db: Db): Promise<Snapshot> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`SELECT pg_current_snapshot()::text AS snapshot`)
  return rows[0]?.snapshot ?? ''
}

/**
 * All changes since a snapshot, in one statement. Transaction ids are assigned at the beginning of transactions, so
 * "greater than the last one seen" would miss slow ones; snapshots tell exactly which transactions were not visible
 * before and are now. Changes of the current transaction are reported repeatedly until it ends. Rows of a restored dump
 * may have ids of future transactions: those are ignored.
 */
export async function readChangesSince(
  db: Db,
  snapshot: Snapshot,
): Promise<{ snapshot: Snapshot; changes: Change[] }> {
  const { rows } = await db.execute<{
    snapshot: string
    noted: [ChangeKind, number | null, Language | null][]
  }>(sql`
    SELECT pg_current_snapshot()::text AS snapshot,
      (SELECT coalesce(jsonb_agg(DISTINCT jsonb_build_array(kind, subject_id, language)), '[]') FROM ${changes}
        WHERE xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
          AND NOT pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)
          AND (pg_visible_in_snapshot(xid, pg_current_snapshot()) OR xid = pg_current_xact_id_if_assigned())
      ) AS noted`)
  const [row] = rows
  if (!row) throw new Error('The database did not say what has changed')
  return {
    snapshot: row.snapshot,
    changes: row.noted.map(([kind, id, language]) => ({ kind, id, language })),
  }
}

/** How long ago the oldest change was made that a snapshot lacks, in seconds; 0 without one. */
export async function readLag(db: Db, snapshot: Snapshot): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    SELECT coalesce(extract(epoch FROM clock_timestamp() - min(made_at)), 0)::float8 AS seconds FROM ${changes}
    WHERE xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
      AND NOT pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)`)
  return rows[0]?.seconds ?? 0
}
