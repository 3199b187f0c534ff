CREATE TABLE "presale_reminder_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"reminder_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "presale_reminders" DROP CONSTRAINT "presale_reminders_tokenHash_unique";--> statement-breakpoint
DROP INDEX "outgoing_mails_waiting";--> statement-breakpoint
ALTER TABLE "presale_reminders" ADD COLUMN "requested_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "presale_reminder_tokens" ADD CONSTRAINT "presale_reminder_tokens_reminder_id_presale_reminders_id_fk" FOREIGN KEY ("reminder_id") REFERENCES "public"."presale_reminders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presale_reminder_tokens_by_reminder" ON "presale_reminder_tokens" USING btree ("reminder_id");--> statement-breakpoint
CREATE INDEX "request_counts_ending" ON "request_counts" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "presale_reminders_waiting" ON "presale_reminders" USING btree ("event_id") WHERE confirmed_at IS NOT NULL AND sent_at IS NULL;--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("sent_at","given_up_at","next_attempt_at");--> statement-breakpoint
ALTER TABLE "presale_reminders" DROP COLUMN "token_hash";