CREATE TABLE "outdated_dependants" (
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"since" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "outdated_dependants_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "access" jsonb;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_plan_id_media_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;