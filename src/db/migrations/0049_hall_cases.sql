ALTER TABLE "rooms" ADD COLUMN "name_dative" text;--> statement-breakpoint
ALTER TABLE "rooms" ADD COLUMN "name_genitive" text;