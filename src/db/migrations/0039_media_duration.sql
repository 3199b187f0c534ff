ALTER TABLE "media" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "recording_id" integer CONSTRAINT "articles_recording_id_media_id_fk" REFERENCES "public"."media"("id");