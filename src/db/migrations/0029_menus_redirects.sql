CREATE TABLE "missed_paths" (
	"path" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"is_ignored" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "hits" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "redirects" ADD COLUMN "last_hit_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "missed_paths_by_time" ON "missed_paths" USING btree ("last_seen_at");