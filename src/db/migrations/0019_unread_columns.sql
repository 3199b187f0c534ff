ALTER TABLE "review_requests" DROP CONSTRAINT "review_requests_closed_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "review_requests" DROP COLUMN "closed_by";--> statement-breakpoint
ALTER TABLE "seasons" DROP COLUMN "starts_on";--> statement-breakpoint
ALTER TABLE "seasons" DROP COLUMN "ends_on";