CREATE TABLE "form_files" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" integer,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "temporary_files" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "temporary_files" CASCADE;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "fingerprint" text NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "is_test" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "confirm_token_hash" text;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "form_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "form_entry_values" ADD COLUMN "field_type" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "form_fields" ADD COLUMN "condition" jsonb;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "confirms_receipt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "receipt_text" jsonb;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "needs_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_by_entry" ON "form_files" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "form_files_expiring" ON "form_files" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD CONSTRAINT "outgoing_mails_entry_id_form_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_entries_by_time" ON "form_entries" USING btree ("submitted_at");--> statement-breakpoint
CREATE INDEX "form_entries_by_fingerprint" ON "form_entries" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "outgoing_mails_by_entry" ON "outgoing_mails" USING btree ("entry_id");--> statement-breakpoint
ALTER TABLE "form_entries" DROP COLUMN "delete_after";--> statement-breakpoint
ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_confirmTokenHash_unique" UNIQUE("confirm_token_hash");