import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { editDistance } from './edit-distance.ts'
import { isFindable } from './is-findable.server.ts'
import { stemmerOf, type WordForms } from './read-words.server.ts'
import { quoted } from './text-query.ts'

/**
 * A known word that a typed one may have been meant to be, in the forms in which documents have it, and the number of
 * documents with it, up to a limit.
 */
export type Correction = { spelling: string; lexemes: string[]; distance: number; count: number }

/** A typed word, the number of documents with words that begin with it, and its corrections, the best first. */
export type CheckedWord = { word: string; count: number; corrections: Correction[] }

/** Shorter words are not corrected: too many others are one letter away. */
const shortestCorrected = 4
/** How many letters of a word may still be missing while somebody types it. */
const maxUntyped = 8
/** Nobody misspells more words of one question. */
const maxChecked = 6
/** Counting further would not change the order of corrections. */
const maxCounted = 200
const maxCorrections = 5

/**
 * Checks typed words against those that the viewer can find: corrections are at most one letter away, from six letters
 * on two. Of words that are still being typed (`areBeginnings`) only the beginning has to be as near.
 */
export async function checkWords(
  scope: Scope,
  words: WordForms[],
  language: Language,
  { areBeginnings = false } = {},
): Promise<CheckedWord[]> {
  const typed = words
    .filter(({ word }) => word.length >= shortestCorrected && !/\d/.test(word))
    .slice(0, maxChecked)
  const similar = await listSimilar(
    scope,
    typed.map(({ word }) => word),
    { language, maxLonger: areBeginnings ? maxUntyped : 2 },
  )
  const distanceTo = areBeginnings ? distanceToBeginning : editDistance
  const near = typed.map(({ word, stem }) => ({
    word,
    stem,
    candidates: similar
      .filter((candidate) => candidate.typed === word)
      .map((candidate) => ({
        ...candidate,
        // Texts have stems, names of persons the words themselves.
        lexemes: [...new Set([candidate.stem, candidate.word])],
        distance: distanceTo(word, candidate.word),
      }))
      .filter(({ distance }) => distance > 0 && distance <= (word.length >= 6 ? 2 : 1))
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, 2 * maxCorrections),
  }))
  const queries = near.flatMap(({ stem, candidates }) => [
    `${quoted(stem)}:*`,
    ...candidates.map(({ lexemes }) => anyOf(lexemes)),
  ])
  const counts = await countDocuments(scope, [...new Set(queries)], language)
  const known = near.flatMap(({ candidates }) =>
    candidates.filter(({ lexemes }) => counts.get(anyOf(lexemes))),
  )
  const publicWords = await findPublicWords(scope, known, language)
  return near.map(({ word, stem, candidates }) => ({
    word,
    count: counts.get(`${quoted(stem)}:*`) ?? 0,
    corrections: candidates
      .filter((candidate) => publicWords.has(candidate.word))
      .map(({ spelling, lexemes, distance }) => ({
        spelling,
        lexemes,
        distance,
        count: counts.get(anyOf(lexemes)) ?? 0,
      }))
      .toSorted((a, b) => a.distance - b.distance || b.count - a.count)
      .slice(0, maxCorrections),
  }))
}

function anyOf(lexemes: string[]): string {
  return lexemes.map((lexeme) => quoted(lexeme)).join(' | ')
}

/** The distance to the nearest beginning of a known word. */
function distanceToBeginning(typed: string, known: string): number {
  const beginnings = [-1, 0, 1].map((more) => known.slice(0, typed.length + more))
  return Math.min(...beginnings.map((beginning) => editDistance(typed, beginning)))
}

async function listSimilar(
  { db }: Scope,
  words: string[],
  { language, maxLonger }: { language: Language; maxLonger: number },
) {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ typed: string; word: string; spelling: string; stem: string }>(sql`
    SELECT typed, word, spelling, (ts_lexize(${stemmerOf(language)}, word))[1] AS stem
    FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) AS words (typed)
    CROSS JOIN LATERAL similar_words(${language}, typed, ${maxLonger}::int)`)
  return rows
}

/** A word in that many documents is found in one of the first. */
const maxRead = 100

/**
 * Which words are in texts that the viewer can find. Documents are counted by stems, and another word with the same stem
 * may be in hidden texts only, such as the name of a guest who has not been announced.
 */
async function findPublicWords(
  scope: Scope,
  words: { word: string; lexemes: string[] }[],
  language: Language,
): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const texts = (operator: string) => sql`(
    SELECT search_text(concat_ws(' ', t.title, t.byline, t.names, t.body)) AS text
    FROM search_entries JOIN search_documents t USING (kind, subject_id, language, edition)
    WHERE ${sql.raw(`language = '${language}' AND kind ${operator} 'event'`)}
      AND vector @@ query::tsquery AND ${isFindable(scope)}
    LIMIT ${maxRead})`
  const asked = words.map(({ word, lexemes }) => ({ word, query: anyOf(lexemes) }))
  const { rows } = await scope.db.execute<{ word: string }>(sql`
    SELECT word FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) AS asked (word text, query text)
    WHERE EXISTS (
      SELECT 1 FROM (${texts('=')} UNION ALL ${texts('<>')}) AS found
      WHERE strpos(' ' || text || ' ', ' ' || word || ' ') > 0)`)
  return new Set(rows.map(({ word }) => word))
}

/** The numbers of documents that match each `tsquery`, up to a limit. */
async function countDocuments(
  scope: Scope,
  queries: string[],
  language: Language,
): Promise<Map<string, number>> {
  if (queries.length === 0) return new Map()
  const count = (operator: string) => sql`(SELECT count(*) FROM (
    SELECT 1 FROM search_entries
    WHERE ${sql.raw(`language = '${language}' AND kind ${operator} 'event'`)}
      AND vector @@ query::tsquery AND ${isFindable(scope)}
    LIMIT ${maxCounted}) AS found)`
  const { rows } = await scope.db.execute<{ query: string; count: number }>(sql`
    SELECT query, (${count('=')} + ${count('<>')})::int AS count
    FROM jsonb_array_elements_text(${JSON.stringify(queries)}::jsonb) AS queries (query)`)
  return new Map(rows.map(({ query, count: found }) => [query, found]))
}
