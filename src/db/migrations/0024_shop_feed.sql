CREATE TABLE "shop_feed" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"read_at" timestamp with time zone,
	"failed_since" timestamp with time zone,
	"late_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_feed_is_only" CHECK ("shop_feed"."is_only")
);
