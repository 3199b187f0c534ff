ALTER TABLE "navigation_items" ALTER COLUMN "label" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "in_menu";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "in_footer";--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "is_highlight";