ALTER TABLE "revisions" DROP CONSTRAINT "revisions_translated_from_id_revisions_id_fk";
--> statement-breakpoint
ALTER TABLE "revisions" DROP COLUMN "translated_from_id";