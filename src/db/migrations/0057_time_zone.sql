CREATE TABLE "time_zone_moves" (
	"table_name" text NOT NULL,
	"key" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	CONSTRAINT "time_zone_moves_table_name_key_pk" PRIMARY KEY("table_name","key")
);
--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "date_local" DROP EXPRESSION;--> statement-breakpoint
ALTER TABLE "events" ALTER COLUMN "date_local" SET DEFAULT '-infinity';--> statement-breakpoint
-- The day of an event follows the time zone of the house. An event of which only the day is known begins at its midnight or at
-- noon. Where the zone data of PostgreSQL and of the program differ, as some do by up to an hour before 1970, its midnight must not
-- become the day before.
CREATE FUNCTION set_event_day() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  zone text := coalesce((SELECT value ->> 'name' FROM public.settings WHERE key = 'time_zone'), 'Europe/Berlin');
  leeway interval := CASE WHEN NEW.is_time_known THEN interval '0' ELSE interval '90 minutes' END;
BEGIN
  NEW.date_local := ((NEW.date_start AT TIME ZONE zone) + leeway)::date;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_set_day BEFORE INSERT OR UPDATE OF date_start, is_time_known, date_local ON events
  FOR EACH ROW EXECUTE FUNCTION set_event_day();
