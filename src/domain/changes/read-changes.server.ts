import { sql } from 'drizzle-orm'
import type { Db } from '#db/client/index.server.ts'
import { changes, type ChangeKind } from '#db/schema/index.ts'
import type { Language } from '#i18n/languages.ts'

/** `id` null: any record of the kind; `language` null: both. */
export type Change = { kind: ChangeKind; id: number | null; language: Language | null }

/** Up to where somebody has seen the database: PostgreSQL's description of which transactions one sees. */
export type Snapshot = string

/** What one sees now. To be read before what is built on it: what changes meanwhile is then read again. */
export async function readSnapshot(db: Db): Promise<Snapshot> {
  const { rows } = await db.execute<{ snapshot: string }>(sql`SELECT pg_current_snapshot()::text AS snapshot`)
  return rows[0]?.snapshot ?? ''
}

/**
 * What has changed since a snapshot, in one statement. Numbers of transactions are given out at their beginning and not
 * at their end, so that "greater than the last one seen" would miss slow ones: the snapshots say exactly which were not
 * visible before and are now. What a transaction of one's own has noted is told again and again while it lasts. Rows of
 * a restored dump may name transactions that are yet to come: those do not count.
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
