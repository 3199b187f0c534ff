import { sql, type SQL } from 'drizzle-orm'
import { plannedSections } from './planned-sections.ts'

/**
 * All contents in which uses are searched, as a query of `section_id`, `content` and `place`: drafts and latest
 * versions (`draft`), and what is public or waits for a release (`content`).
 */
export function currentContents(now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`
  return sql`
    SELECT section_id, content, 'draft' AS place FROM section_drafts
    UNION ALL
    SELECT latest.section_id, revisions.content, 'draft'
      FROM (SELECT section_id, max(id) AS id FROM revisions GROUP BY section_id) AS latest
      JOIN revisions ON revisions.id = latest.id
    UNION ALL
    SELECT publications.section_id, revisions.content, 'content'
      FROM publications JOIN revisions ON revisions.id = publications.revision_id
      WHERE publications.cancelled_at IS NULL
        AND coalesce(publications.unpublish_at > ${at}, true)
        AND NOT EXISTS (
          SELECT FROM publications AS later
          WHERE later.section_id = publications.section_id AND later.cancelled_at IS NULL
            AND later.unpublish_at IS NULL AND later.publish_at <= ${at}
            AND (later.publish_at, later.id) > (publications.publish_at, publications.id)
        )
    UNION ALL
    SELECT sections.id, revisions.content, 'content'
      FROM ${plannedSections} AS plan
      JOIN sections ON sections.owner_kind = plan.owner_kind AND sections.owner_id = plan.owner_id
        AND sections.language = plan.language
      JOIN revisions ON revisions.id = plan.revision_id`
}
