-- PL/pgSQL keeps the plan of an expression during a session; before PostgreSQL 18, an SQL function that cannot be inlined
-- is planned again at every call, which took more than half of the time of writing the search index.
CREATE OR REPLACE FUNCTION fold_text(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN replace(replace(replace(lower(public.unaccent('public.unaccent'::regdictionary, t)), 'ae', 'a'), 'oe', 'o'), 'ue', 'u');
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_text(t text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  RETURN btrim(regexp_replace(
    replace(replace(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, t)), '(?<![aeq])ue', 'u', 'g'),
      'ae', 'a'), 'oe', 'o'),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'));
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_vector(kind text, language text, title text, byline text, names text, body text)
RETURNS tsvector LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  -- Names of persons are kept whole ("Parker" is not "parken").
  configuration regconfig :=
    CASE WHEN kind = 'person' THEN 'pg_catalog.simple'::regconfig ELSE public.search_configuration(language) END;
BEGIN
  RETURN setweight(to_tsvector(configuration, public.search_text(concat(title, ' ', byline))), 'A')
    || setweight(to_tsvector(configuration, public.search_text(coalesce(names, ''))), 'B')
    || setweight(to_tsvector(configuration, public.search_text(coalesce(body, ''))), 'C');
END
$$;
--> statement-breakpoint
DROP FUNCTION search_vector(kind text, language text, t text);
--> statement-breakpoint
DROP INDEX "search_documents_trgm";--> statement-breakpoint
CREATE INDEX "search_documents_trgm" ON "search_documents" USING gin ("folded" gin_trgm_ops) WHERE kind = 'event';
