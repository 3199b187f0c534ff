ALTER TABLE "publications" ADD COLUMN "is_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "publications" SET "is_empty" = true FROM "revisions" r
WHERE r.id = "publications"."revision_id" AND NOT jsonb_path_exists(r.content, '$.containers[*].columns[*][*]');
