-- A page is public in a language while its content in it is published. Until now the first publication also put the page
-- online, at its time: pages that waited for it were offline, and their scheduled time stayed when it was cancelled.
-- A page with others below it stays offline, because they would appear with it.
UPDATE pages SET is_online = true
WHERE NOT is_online AND deleted_at IS NULL
  AND NOT EXISTS (SELECT FROM pages child WHERE child.parent_id = pages.id AND child.deleted_at IS NULL)
  AND NOT EXISTS (
    SELECT FROM sections s JOIN publications p ON p.section_id = s.id
    WHERE s.owner_kind = 'page' AND s.owner_id = pages.id AND p.cancelled_at IS NULL
  );--> statement-breakpoint
WITH released AS (
  UPDATE pages SET online_from = NULL
  FROM (SELECT id, online_from FROM pages) before
  WHERE before.id = pages.id AND EXISTS (
    SELECT FROM sections s JOIN publications p ON p.section_id = s.id
    WHERE s.owner_kind = 'page' AND s.owner_id = pages.id AND p.publish_at = pages.online_from
  )
  RETURNING pages.id, before.online_from
)
UPDATE search_documents d SET visible_from = NULL
FROM released WHERE d.kind = 'page' AND d.subject_id = released.id AND d.visible_from = released.online_from;--> statement-breakpoint
-- Visitors no longer find what is not published, nor a page that only leads to its first subpage.
UPDATE search_documents d SET is_online = false
FROM pages g
WHERE d.kind = 'page' AND g.id = d.subject_id AND g.system_key IS DISTINCT FROM 'home' AND NOT (
  g.is_clickable AND EXISTS (
    SELECT FROM sections s CROSS JOIN LATERAL (
      SELECT p.unpublish_at FROM publications p
      WHERE p.section_id = s.id AND p.cancelled_at IS NULL AND p.publish_at <= coalesce(d.says_from, now())
      ORDER BY p.publish_at DESC, p.id DESC LIMIT 1
    ) latest
    WHERE s.owner_kind = 'page' AND s.owner_id = g.id AND s.language = d.language
      AND (latest.unpublish_at IS NULL OR latest.unpublish_at > coalesce(d.says_from, now()))
  )
);
