CREATE TABLE "waiting_lists" (
	"event_id" integer PRIMARY KEY NOT NULL,
	"places_left" integer,
	"told_places" integer DEFAULT 0
);
--> statement-breakpoint
ALTER TABLE "presale_reminders" ADD COLUMN "kind" text DEFAULT 'sale' NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_lists" ADD CONSTRAINT "waiting_lists_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;