CREATE TABLE "archive_changes" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"xid" "xid8" NOT NULL,
	CONSTRAINT "archive_changes_kind_subject_id_pk" PRIMARY KEY("kind","subject_id")
);
--> statement-breakpoint
CREATE INDEX "archive_changes_by_xid" ON "archive_changes" USING btree ("xid");--> statement-breakpoint
-- Says which records the archive's index in memory has to read again. Arguments: kind, column with the record's number,
-- and a condition where only some rows matter. The notification is a hint to be quick; what counts is the table.
CREATE FUNCTION note_archive_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  touched text := CASE TG_OP
    WHEN 'INSERT' THEN 'TABLE rows_after'
    WHEN 'DELETE' THEN 'TABLE rows_before'
    ELSE 'TABLE rows_before UNION ALL TABLE rows_after'
  END;
BEGIN
  EXECUTE format(
    'INSERT INTO public.archive_changes AS noted (kind, subject_id, xid)
     SELECT DISTINCT %L, %I, pg_current_xact_id() FROM (%s) AS touched WHERE %s ORDER BY 2
     ON CONFLICT (kind, subject_id) DO UPDATE SET xid = excluded.xid WHERE noted.xid <> excluded.xid',
    TG_ARGV[0], TG_ARGV[1], touched, coalesce(TG_ARGV[2], 'true'));
  PERFORM pg_notify('archive_changed', '');
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A work given to another composer changes the events in which it was played.
CREATE FUNCTION note_composer_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.archive_changes AS noted (kind, subject_id, xid)
  SELECT DISTINCT 'event', played.event_id, pg_current_xact_id()
  FROM rows_before
  JOIN rows_after USING (id)
  JOIN public.performances AS played ON played.work_id = rows_after.id
  WHERE rows_before.composer_id IS DISTINCT FROM rows_after.composer_id
  ORDER BY 2
  ON CONFLICT (kind, subject_id) DO UPDATE SET xid = excluded.xid WHERE noted.xid <> excluded.xid;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER works_composer_changed AFTER UPDATE ON works
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
  FOR EACH STATEMENT EXECUTE FUNCTION note_composer_changes();
--> statement-breakpoint
DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN
    SELECT * FROM (VALUES
      ('events', 'event', 'id', 'true'),
      ('event_genres', 'event', 'event_id', 'true'),
      ('performances', 'event', 'event_id', 'true'),
      ('cast_members', 'event', 'event_id', 'true'),
      ('search_documents', 'event', 'subject_id', 'kind = ''event'''),
      ('artists', 'artist', 'id', 'true'),
      ('works', 'work', 'id', 'true'),
      ('rooms', 'room', 'id', 'true'),
      ('genres', 'genre', 'id', 'true'),
      ('seasons', 'season', 'id', 'true')
    ) AS list (name, kind, id_column, condition)
  LOOP
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT ON %I REFERENCING NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION note_archive_changes(%L, %L, %L)',
      watched.name || '_archive_insert', watched.name, watched.kind, watched.id_column, watched.condition);
    EXECUTE format('CREATE TRIGGER %I AFTER UPDATE ON %I REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after
      FOR EACH STATEMENT EXECUTE FUNCTION note_archive_changes(%L, %L, %L)',
      watched.name || '_archive_update', watched.name, watched.kind, watched.id_column, watched.condition);
    EXECUTE format('CREATE TRIGGER %I AFTER DELETE ON %I REFERENCING OLD TABLE AS rows_before
      FOR EACH STATEMENT EXECUTE FUNCTION note_archive_changes(%L, %L, %L)',
      watched.name || '_archive_delete', watched.name, watched.kind, watched.id_column, watched.condition);
  END LOOP;
END
$$;
