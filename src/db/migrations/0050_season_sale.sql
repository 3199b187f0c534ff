ALTER TABLE "seasons" ADD COLUMN "sale_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "presales" jsonb DEFAULT '[]'::jsonb NOT NULL;