ALTER TABLE "webhooks" ADD COLUMN "tells" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "webhooks" SET "tells" = ARRAY(
	SELECT kind.name || '.' || moment.name
	FROM (VALUES (1, 'event', tells_events), (2, 'article', tells_articles), (3, 'page', tells_pages), (4, 'subscription', tells_subscriptions))
		AS kind (place, name, is_told)
	CROSS JOIN (VALUES (1, 'published', on_published), (2, 'changed', on_changed), (3, 'cancelled', on_cancelled), (4, 'removed', on_removed))
		AS moment (place, name, is_told)
	WHERE kind.is_told AND moment.is_told AND (moment.name <> 'cancelled' OR kind.name = 'event')
	ORDER BY kind.place, moment.place
);--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "tells_events";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "tells_articles";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "tells_pages";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "tells_subscriptions";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "on_published";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "on_changed";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "on_cancelled";--> statement-breakpoint
ALTER TABLE "webhooks" DROP COLUMN "on_removed";