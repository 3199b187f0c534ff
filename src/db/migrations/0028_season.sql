ALTER TABLE "cast_members" ADD COLUMN "replaces_id" integer CONSTRAINT "cast_members_replaces_id_artists_id_fk" REFERENCES "public"."artists"("id");--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "programme_minutes" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "price_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "promoter_name" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "promoter_url" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "promoter_contact" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "public_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "internal_note" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "responsible" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_text_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_translated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_picture_ready" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "performances" ADD COLUMN "arrangement" jsonb;--> statement-breakpoint
ALTER TABLE "performances" ADD COLUMN "premiere" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "price_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "price_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "choice_groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "is_one_per_evening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "price_categories" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "cast_members_by_replaced" ON "cast_members" USING btree ("replaces_id","event_id");--> statement-breakpoint
CREATE INDEX "events_by_run" ON "events" USING btree ("run_id","date_start");