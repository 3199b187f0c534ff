CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- One folding for names and search words: Händel = Haendel = Handel, Dvořák = Dvorak, Strauß = Strauss.
CREATE FUNCTION fold_text(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, t)), 'ae', 'a'), 'oe', 'o'), 'ue', 'u')
$$;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_de (COPY = pg_catalog.german);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_de ALTER MAPPING FOR hword, hword_part, word WITH unaccent, german_stem;
--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search_en (COPY = pg_catalog.english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING FOR hword, hword_part, word WITH unaccent, english_stem;
--> statement-breakpoint
CREATE FUNCTION search_configuration(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE language WHEN 'en' THEN 'public.search_en'::regconfig ELSE 'public.search_de'::regconfig END
$$;
