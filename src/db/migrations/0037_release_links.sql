ALTER TABLE "preview_links" ALTER COLUMN "revision_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "seasons" ADD COLUMN "announced_with_id" integer;--> statement-breakpoint
ALTER TABLE "preview_links" ADD COLUMN "release_id" integer;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "told_for" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_announced_with_id_releases_id_fk" FOREIGN KEY ("announced_with_id") REFERENCES "public"."releases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_release_id_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_links_by_release" ON "preview_links" USING btree ("release_id");--> statement-breakpoint
ALTER TABLE "preview_links" ADD CONSTRAINT "preview_links_show_one" CHECK (num_nonnulls("preview_links"."revision_id", "preview_links"."release_id") = 1);