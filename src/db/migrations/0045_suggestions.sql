ALTER TABLE "comments" ADD COLUMN "suggestion" jsonb;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "outcome" text;