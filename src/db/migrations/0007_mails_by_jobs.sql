DROP INDEX "outgoing_mails_waiting";--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("id") WHERE sent_at IS NULL AND given_up_at IS NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP COLUMN "next_attempt_at";