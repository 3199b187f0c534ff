ALTER TABLE "rooms" ADD COLUMN "seating" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "subscriptions" SET "choice_groups" = (
  SELECT jsonb_agg('{"dearest_from": null, "dearest_to": null}'::jsonb || item ORDER BY place)
  FROM jsonb_array_elements("choice_groups") WITH ORDINALITY AS groups (item, place)
) WHERE "choice_groups" <> '[]';