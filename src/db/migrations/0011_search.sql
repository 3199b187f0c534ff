-- Words as searches compare them: Händel = Haendel = Handel, Strauß = Strauss, without punctuation, so that "K.466" is
-- two words. "ue" stands for "ü" except after a vowel or "q" (Frauen, neue, Querflöte).
CREATE FUNCTION search_text(t text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(
    replace(replace(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, t)), '(?<![aeq])ue', 'u', 'g'),
      'ae', 'a'), 'oe', 'o'),
    '[\x01-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u00a0-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
$$;
--> statement-breakpoint
DROP INDEX "search_documents_vector";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "vector";--> statement-breakpoint
-- Stemming without stop words: "Die Fledermaus" and "The Who" are found by all of their words.
CREATE TEXT SEARCH DICTIONARY german_stems (TEMPLATE = pg_catalog.snowball, Language = german);
--> statement-breakpoint
CREATE TEXT SEARCH DICTIONARY english_stems (TEMPLATE = pg_catalog.snowball, Language = english);
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_de ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH german_stems;
--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search_en ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH english_stems;
--> statement-breakpoint
-- The stems of a text; names of persons are kept whole ("Parker" is not "parken").
CREATE FUNCTION search_vector(kind text, language text, t text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector(
    CASE WHEN kind = 'person' THEN 'pg_catalog.simple'::regconfig ELSE public.search_configuration(language) END,
    public.search_text(coalesce(t, '')))
$$;
--> statement-breakpoint
CREATE FUNCTION search_vector(kind text, language text, title text, byline text, names text, body text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT setweight(public.search_vector(kind, language, concat(title, ' ', byline)), 'A')
    || setweight(public.search_vector(kind, language, names), 'B')
    || setweight(public.search_vector(kind, language, body), 'C')
$$;
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"subject_id" integer NOT NULL,
	"language" text NOT NULL,
	"edition" integer DEFAULT 0 NOT NULL,
	"date" timestamp with time zone,
	"year" integer,
	"genre_ids" integer[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"price_min" integer,
	"popularity" integer DEFAULT 0 NOT NULL,
	"is_online" boolean DEFAULT true NOT NULL,
	"visible_from" timestamp with time zone,
	"visible_to" timestamp with time zone,
	"says_from" timestamp with time zone,
	"says_to" timestamp with time zone,
	"title_folded" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_kind_subject_id_language_edition_pk" PRIMARY KEY("kind","subject_id","language","edition")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"language" text NOT NULL,
	"word" text NOT NULL,
	"spelling" text NOT NULL,
	CONSTRAINT "search_words_language_word_pk" PRIMARY KEY("language","word")
);
--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "byline" text;--> statement-breakpoint
ALTER TABLE "search_documents" ADD COLUMN "format" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Until the program has written all documents anew, they are found as they are.
INSERT INTO search_entries (kind, subject_id, language, edition, date, year, genre_ids, is_online, visible_from, visible_to,
  says_from, says_to, title_folded, vector)
SELECT kind, subject_id, language, edition, date, year, genre_ids, is_online, visible_from, visible_to, says_from, says_to,
  search_text(title), search_vector(kind, language, title, NULL, names, body)
FROM search_documents ORDER BY language, kind, subject_id, edition;
--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "year";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "genre_ids";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "is_online";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "visible_from";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "visible_to";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "says_from";--> statement-breakpoint
ALTER TABLE "search_documents" DROP COLUMN "says_to";--> statement-breakpoint
CREATE INDEX "search_entries_german_events" ON "search_entries" USING gin ("vector") WHERE language = 'de' AND kind = 'event';--> statement-breakpoint
CREATE INDEX "search_entries_german_content" ON "search_entries" USING gin ("vector") WHERE language = 'de' AND kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_entries_english_events" ON "search_entries" USING gin ("vector") WHERE language = 'en' AND kind = 'event';--> statement-breakpoint
CREATE INDEX "search_entries_english_content" ON "search_entries" USING gin ("vector") WHERE language = 'en' AND kind <> 'event';--> statement-breakpoint
CREATE INDEX "search_entries_by_date" ON "search_entries" USING btree ("kind","language","date");--> statement-breakpoint
CREATE INDEX "search_words_trgm" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
-- The words of a language that resemble one and are not much shorter or longer: candidates for a misspelled word.
CREATE FUNCTION similar_words(language text, typed text, most_longer int) RETURNS TABLE (word text, spelling text) LANGUAGE sql STABLE STRICT PARALLEL SAFE
SET pg_trgm.similarity_threshold = 0.2 AS $$
  SELECT w.word, w.spelling FROM public.search_words w
  WHERE w.language = similar_words.language AND w.word % typed
    AND length(w.word) BETWEEN length(typed) - 2 AND length(typed) + most_longer
  ORDER BY similarity(w.word, typed) DESC, w.word LIMIT 60
$$;
