import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { sections } from '#db/schema/index.ts'
import type { Scope } from './scope.ts'

/**
 * Joins the time at which the content of a record, or a shared block that it shows, was last published: collected once
 * for all records, because few of many events have content.
 */
export function joinPublished(
  { now }: Scope,
  kind: typeof sections.$inferSelect.ownerKind,
  id: PgColumn,
): SQL {
  return sql`LEFT JOIN (
    SELECT owner_id, max(publish_at) AS at FROM (
      SELECT own.owner_id, p.publish_at
      FROM sections own JOIN publications p ON p.section_id = own.id
      WHERE own.owner_kind = ${kind} AND p.publish_at <= ${now}
      UNION ALL
      SELECT own.owner_id, said.publish_at
      FROM sections own
      JOIN LATERAL (
        SELECT p.revision_id FROM publications p
        WHERE p.section_id = own.id AND p.publish_at <= ${now} AND p.cancelled_at IS NULL
        ORDER BY p.publish_at DESC, p.id DESC LIMIT 1
      ) shown ON true
      JOIN revisions r ON r.id = shown.revision_id
      CROSS JOIN LATERAL regexp_matches(r.content::text, '"shared:(\\d{1,9})"', 'g') AS named
      JOIN sections source ON source.owner_kind = 'shared' AND source.owner_id = (named)[1]::int
        AND source.language = own.language
      JOIN publications said ON said.section_id = source.id AND said.publish_at <= ${now}
      WHERE own.owner_kind = ${kind}
    ) AS publishings GROUP BY owner_id
  ) AS published ON published.owner_id = ${id}`
}
