import { sql } from 'drizzle-orm'

/**
 * What waits in releases for sections, in SQL: `item_id`, `owner_kind`, `owner_id`, `language`, the `revision_id`, which is
 * null when the section is to be taken off, and the minute `at`, which is null while the release has none.
 */
export const plannedSections = sql`(
  SELECT i.id AS item_id, i.kind AS owner_kind, i.subject_id AS owner_id, i.language,
    (i.changes ->> 'revision_id')::int AS revision_id, CASE r.state WHEN 'planned' THEN r.publish_at END AS at
  FROM release_items i JOIN releases r ON r.id = i.release_id
  WHERE i.what = 'section' AND r.state IN ('collecting', 'planned', 'failed'))`
