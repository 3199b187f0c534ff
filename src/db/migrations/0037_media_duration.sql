ALTER TABLE "media" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "transcript" jsonb;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "recording_id" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_recording_id_media_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;