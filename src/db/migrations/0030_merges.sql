CREATE TABLE "different_records" (
	"kind" text NOT NULL,
	"one_id" integer NOT NULL,
	"other_id" integer NOT NULL,
	CONSTRAINT "different_records_kind_one_id_other_id_pk" PRIMARY KEY("kind","one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "merged_records" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"into_id" integer NOT NULL,
	"title" text NOT NULL,
	"external_id" text,
	"merged_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merged_records_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "other_names" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "artists" ADD COLUMN "other_names_folded" text GENERATED ALWAYS AS (fold_text(other_names::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "other_titles" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "other_titles_folded" text GENERATED ALWAYS AS (fold_text(other_titles::text)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "instrumentation" jsonb;--> statement-breakpoint
CREATE INDEX "merged_records_into" ON "merged_records" USING btree ("kind","into_id");--> statement-breakpoint
CREATE INDEX "artists_other_names_trgm" ON "artists" USING gin ("other_names_folded" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "works_other_titles_trgm" ON "works" USING gin ("other_titles_folded" gin_trgm_ops);