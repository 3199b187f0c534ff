/** What the archive's index in memory has to read again: written by triggers, read by the index. */
import { customType, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The number of a transaction, as PostgreSQL counts them over all restarts of its 32-bit counter. */
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

export const archiveKinds = ['event', 'artist', 'work', 'room', 'genre', 'season'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** The transaction that last touched a record, or what belongs to it. One row per record, so that it does not grow. */
export const archiveChanges = pgTable(
  'archive_changes',
  {
    kind: text({ enum: archiveKinds }).notNull(),
    subjectId: integer().notNull(),
    xid: xid8().notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.subjectId] }), index('archive_changes_by_xid').on(t.xid)],
)
