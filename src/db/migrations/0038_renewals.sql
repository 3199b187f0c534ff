ALTER TABLE "subscriptions" ADD COLUMN "renewal_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal_note" jsonb;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "members_from" timestamp with time zone;