CREATE TABLE "media_upload_parts" (
	"upload_id" text NOT NULL,
	"offset" bigint NOT NULL,
	"byte_size" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "media_upload_parts_upload_id_offset_pk" PRIMARY KEY("upload_id","offset"),
	CONSTRAINT "media_upload_parts_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "database_identity" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "database_identity_is_only" CHECK ("database_identity"."is_only")
);
--> statement-breakpoint
CREATE TABLE "store_checks" (
	"store" text PRIMARY KEY NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"strays" integer NOT NULL,
	"is_stopped" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_names" (
	"store" text NOT NULL,
	"name" text NOT NULL,
	"is_erased" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stored_names_store_name_pk" PRIMARY KEY("store","name")
);
--> statement-breakpoint
ALTER TABLE "media_uploads" ADD COLUMN "finishing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media_upload_parts" ADD CONSTRAINT "media_upload_parts_upload_id_media_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."media_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- The files that are stored so far: a later deletion of their rows makes them removable.
INSERT INTO "stored_names" ("store", "name") SELECT 'media', "storage_key" FROM "media" UNION SELECT 'media', "storage_key" FROM "replaced_media";--> statement-breakpoint
INSERT INTO "stored_names" ("store", "name") SELECT 'files', "id" FROM "form_files";
