import { sql, type SQL } from 'drizzle-orm'
import {
  suggestionGroups,
  type SearchKind,
  type Suggestion,
  type SuggestionGroup,
} from '#contracts/search.ts'
import { hallDay, startOfHallDay } from '#i18n/dates.ts'
import { languages, perLanguage, type Language, type Localized } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { checkWords } from './correct-words.server.ts'
import { isFindable } from './is-findable.server.ts'
import { addressOf } from './present-hits.server.ts'
import { readWords } from './read-words.server.ts'
import { isBookable } from '../sale-conditions.server.ts'
import { playsNumberedWork, selectNumberedWorks } from './numbered-works.server.ts'
import { textQueryOf, type WantedTerm } from './text-query.ts'
import { numberedWorkOf } from './wanted.server.ts'

const maxPerGroup = 5
/** Few enough that the composer is seen below them. */
const maxConcerts = 3
/** More words than any name has. */
const maxWords = 8
const maxInitials = 3
/** With fewer suggestions, unknown beginnings of words are corrected. */
const fewSuggestions = 3

type Found = { group: SuggestionGroup; kind: SearchKind; id: number }

/**
 * Suggests what begins with the typed words, in any order: at most five of each group, what is played most often first;
 * concerts with the words in their titles before those that play or name what was typed, and bookable ones first. With a language, only what is public in it; otherwise in either.
 */
export async function suggest(scope: Scope, text: string, language?: Language): Promise<Suggestion[]> {
  addCacheTags(scope, ['event', 'article', 'subscription', 'page', 'sitemap', 'record'])
  const found = (
    await Promise.all(
      (language ? [language] : languages).map((searched) => findSuggestions(scope, text, searched)),
    )
  ).flat()
  const different = [
    ...new Map(found.map((each) => [`${each.group}:${each.kind}:${each.id}`, each])).values(),
  ]
  const suggestions = await presentSuggestions(scope, different, language)
  return suggestionGroups.flatMap((group) =>
    suggestions.filter((suggestion) => suggestion.group === group).slice(0, maxPerGroup),
  )
}

async function findSuggestions(scope: Scope, text: string, language: Language): Promise<Found[]> {
  const [typed = []] = await readWords(scope, [text], language, { withCompounds: false })
  const words = typed.slice(0, maxWords)
  // The last word is still being typed, and single letters are initials.
  const terms = words.map((word, index): WantedTerm => ({
    alternatives: [[word]],
    similar: [],
    isBeginning: index === words.length - 1 || (word.word.length === 1 && index < maxInitials),
    isNumber: /^\d{1,4}$/.test(word.word),
  }))
  const found = await listBeginningWith(scope, terms, language)
  if (found.length >= fewSuggestions || words.length === 0) return found
  const checked = await checkWords(scope, words, language, { areBeginnings: true })
  const corrected = terms.map((term, index) => {
    const corrections = checked.find(
      ({ word, count }) => word === words[index]?.word && count === 0,
    )?.corrections
    return { ...term, similar: corrections?.flatMap(({ lexemes }) => lexemes) ?? [] }
  })
  if (corrected.every(({ similar }) => similar.length === 0)) return found
  return [...found, ...(await listBeginningWith(scope, corrected, language))]
}

async function listBeginningWith(scope: Scope, terms: WantedTerm[], language: Language): Promise<Found[]> {
  const titles = textQueryOf(terms, { weights: 'A' })
  const names = textQueryOf(terms, { weights: 'AB' })
  if (titles === null || names === null) return []
  const numbered = numberedWorkOf(terms)
  const listed = (group: SuggestionGroup, condition: SQL) => sql`(
    SELECT ${group}::text AS "group", kind, subject_id AS id FROM content WHERE ${condition}
    ORDER BY popularity DESC, subject_id LIMIT ${maxPerGroup})`
  const { rows } = await scope.db.execute<Found>(sql`
    WITH numbered AS MATERIALIZED (${selectNumberedWorks(scope, numbered, language)}), content AS MATERIALIZED (
      SELECT kind, subject_id, tags, popularity,
        vector @@ ${titles}::tsquery AS in_title
      FROM search_entries
      WHERE language = ${sql.raw(`'${language}'`)} AND kind <> 'event' AND vector @@ ${names}::tsquery
        AND ${isFindable(scope)}
    )
    SELECT 'concerts' AS "group", 'event' AS kind, subject_id AS id FROM (
      SELECT found.*, (${isBookable(scope.now)}) AS is_bookable FROM (
        SELECT DISTINCT ON (title_folded) subject_id, date, vector @@ ${titles}::tsquery AS in_title
        FROM search_entries
        WHERE language = ${sql.raw(`'${language}'`)} AND kind = 'event' AND ${playsNumberedWork}
          AND date >= ${startOfHallDay(hallDay(scope.now))} AND vector @@ ${names}::tsquery AND ${isFindable(scope)}
        ORDER BY title_folded, date, subject_id
      ) AS found JOIN events ON events.id = found.subject_id
      ORDER BY in_title DESC, is_bookable DESC NULLS LAST, date, subject_id LIMIT ${maxConcerts}) AS concerts
    UNION ALL ${listed('composers', sql`kind = 'person' AND tags[1] = 'composer'`)}
    UNION ALL ${listed('works', sql`kind = 'work'`)}
    UNION ALL ${listed('performers', sql`kind = 'person' AND tags[1] = 'performer'`)}
    UNION ALL ${listed('pages', sql`kind IN ('page', 'article', 'subscription') AND in_title`)}`)
  return rows
}

type Described = Found & {
  language: Language
  title: string
  byline: string | null
  date: Date | string | null
  path: string | null
  slug: Localized | null
}

/** The names and addresses of suggestions, in the order given, in the languages in which they are public. */
async function presentSuggestions(
  scope: Scope,
  found: Found[],
  language: Language | undefined,
): Promise<Suggestion[]> {
  if (found.length === 0) return []
  const { rows } = await scope.db.execute<Described>(sql`
    SELECT found."group", d.kind, d.subject_id AS id, d.language, t.title, t.byline, d.date, l.path,
      coalesce(e.slug, a.slug, s.slug) AS slug
    FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb) AS found ("group" text, kind text, id int)
    JOIN search_entries d ON d.kind = found.kind AND d.subject_id = found.id
    JOIN search_documents t ON (t.kind, t.subject_id, t.language, t.edition)
      = (d.kind, d.subject_id, d.language, d.edition)
    LEFT JOIN page_locales l ON d.kind = 'page' AND l.page_id = d.subject_id AND l.language = d.language
    LEFT JOIN events e ON d.kind = 'event' AND e.id = d.subject_id
    LEFT JOIN articles a ON d.kind = 'article' AND a.id = d.subject_id
    LEFT JOIN subscriptions s ON d.kind = 'subscription' AND s.id = d.subject_id
    WHERE ${isFindable(scope, 'd')}`)
  return found.flatMap(({ group, kind, id }) => {
    const inLanguage = (wanted: Language) =>
      language !== undefined && wanted !== language
        ? undefined
        : rows.find((row) => row.kind === kind && row.id === id && row.language === wanted)
    const [first] = rows.filter((row) => row.kind === kind && row.id === id)
    if (!first) return []
    const day = kind === 'event' && first.date !== null ? hallDay(new Date(first.date)) : null
    return [
      {
        group,
        id,
        name: perLanguage((each) => inLanguage(each)?.title ?? null),
        detail:
          day === null
            ? bylinesOf(rows.filter((row) => row.kind === kind && row.id === id))
            : { de: day, en: day },
        urls: perLanguage((each) => {
          const row = inLanguage(each)
          return row ? addressOf(row, each) : null
        }),
      },
    ]
  })
}

function bylinesOf(rows: Described[]): Localized | null {
  const inLanguage = (language: Language) => rows.find((row) => row.language === language)?.byline
  const any = inLanguage('de') ?? inLanguage('en')
  return any ? { de: inLanguage('de') ?? any, en: inLanguage('en') ?? any } : null
}
