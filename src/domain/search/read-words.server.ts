import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'

/** A typed word in the forms in which the index has it. */
export type WordForms = {
  /** Folded: without accents, ä = ae = a. */
  word: string
  /** Its stem; the index holds stems. */
  stem: string
  /** Stems of words that contain it, but do not begin with it: "Klavierkonzert" for "Konzert". */
  compounds: string[]
}

/** Short words that many compounds end with; other short words are too often parts of names (Bach, Offenbach). */
const shortHeads = ['chor', 'lied', 'oper', 'fest', 'saal', 'abo']
const shortestPart = 5
const maxCompounds = 60
/** Longer words occur in no text, and PostgreSQL doesn't accept words of more than two kilobytes. */
const maxWordLength = 100

/** The words of each text, in the order given; a text without letters and numbers has none. */
export async function readWords(
  { db }: Pick<Scope, 'db'>,
  texts: string[],
  language: Language,
  { withCompounds = true } = {},
): Promise<WordForms[][]> {
  if (texts.length === 0) return []
  const { rows } = await db.execute<{
    place: number
    word: string
    stem: string
    compounds: string[] | null
  }>(sql`
    WITH typed AS (
      SELECT place::int, n, word, (ts_lexize(${stemmerOf(language)}, word))[1] AS stem
      FROM jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) WITH ORDINALITY AS texts (text, place)
      CROSS JOIN LATERAL unnest(string_to_array(search_text(text), ' ')) WITH ORDINALITY AS words (word, n)
      WHERE word <> '' AND length(word) <= ${maxWordLength}
    )
    SELECT place, word, stem, ${withCompounds && language === 'de' ? compoundsOf(language) : sql`NULL`} AS compounds
    FROM typed
    ORDER BY place, n`)
  return texts.map((_, index) =>
    rows
      .filter(({ place }) => place === index + 1)
      .map(({ word, stem, compounds }) => ({ word, stem: stem ?? word, compounds: compounds ?? [] })),
  )
}

/** The stems of known words that contain a typed word and don't begin with it. */
function compoundsOf(language: Language) {
  return sql`CASE
    WHEN (length(stem) >= ${shortestPart} OR stem = ANY(${`{${shortHeads.join(',')}}`}::text[])) AND stem !~ '[0-9%]'
    THEN (
      SELECT array_agg(DISTINCT found.stem) FROM (
        SELECT (ts_lexize(${stemmerOf(language)}, w.word))[1] AS stem
        FROM search_words w
        WHERE w.language = ${language} AND w.word LIKE '_%' || typed.stem || '%'
        LIMIT ${maxCompounds}
      ) AS found
    ) END`
}

export function stemmerOf(language: Language) {
  return language === 'de' ? sql`'german_stems'::regdictionary` : sql`'english_stems'::regdictionary`
}
