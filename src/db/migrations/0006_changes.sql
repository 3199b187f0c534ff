CREATE TABLE "changes" (
	"kind" text NOT NULL,
	"subject_id" integer,
	"language" text,
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "changes_by_xid" ON "changes" USING btree ("xid");--> statement-breakpoint
CREATE INDEX "changes_by_time" ON "changes" USING btree ("made_at");
--> statement-breakpoint
-- Commands note themselves what they change; the triggers that did it for the archive go, with what they wrote.
DROP TRIGGER works_composer_changed ON works;
--> statement-breakpoint
DO $$
DECLARE
  watched text;
  operation text;
BEGIN
  FOREACH watched IN ARRAY ARRAY['events', 'event_genres', 'performances', 'cast_members', 'search_documents', 'artists',
    'works', 'rooms', 'genres', 'seasons']
  LOOP
    FOREACH operation IN ARRAY ARRAY['insert', 'update', 'delete'] LOOP
      EXECUTE format('DROP TRIGGER %I ON %I', watched || '_archive_' || operation, watched);
    END LOOP;
  END LOOP;
END
$$;
--> statement-breakpoint
DROP FUNCTION note_archive_changes();
--> statement-breakpoint
DROP FUNCTION note_composer_changes();
--> statement-breakpoint
DROP TABLE "archive_changes" CASCADE;
