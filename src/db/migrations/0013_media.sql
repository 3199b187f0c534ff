CREATE TABLE "media_uploads" (
	"id" text PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"replaces_id" integer,
	"uploaded_by" integer,
	"media_id" integer,
	"was_known" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "replaced_media" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_uses" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "renditions" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "media_uses" CASCADE;--> statement-breakpoint
DROP TABLE "renditions" CASCADE;--> statement-breakpoint
DROP INDEX "media_by_hash";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "prepared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_replaces_id_media_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_uploads_by_time" ON "media_uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "media_by_content" ON "media" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "media_unprepared" ON "media" USING btree ("id") WHERE "media"."kind" = 'image' AND "media"."prepared_at" IS NULL;