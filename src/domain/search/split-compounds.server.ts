import { sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Scope } from '../scope.ts'
import { findEqualWords } from './question/find-equal-words.ts'
import { readWords, type WordForms } from './read-words.server.ts'
import type { WantedTerm } from './text-query.ts'

const shortestPart = 4
/** Shorter words that many compounds end with: "Klavierabo". */
const shortHeads = ['abo']
/** Letters between the parts of German compounds: "Weihnacht-s-konzert", "Geige-n-konzert". */
const links = ['', 's', 'n', 'en', 'es']

/**
 * The parts of compounds that no document contains as a whole, as terms of their own: "Weihnachtskonzert" asks for
 * "Weihnacht" and "Konzert". Words that don't consist of two known words are left out.
 */
export async function splitCompounds(
  scope: Scope,
  words: WordForms[],
  language: Language,
): Promise<Map<string, WantedTerm[]>> {
  const splits = words.flatMap(({ word }) => listSplits(word))
  const known = await listKnown(scope, [...new Set(splits.flatMap(({ parts }) => parts))], language)
  const found = new Map<string, string[]>()
  for (const { word, parts } of splits)
    if (!found.has(word) && parts.every((part) => known.has(part))) found.set(word, parts)
  const texts = [...found.values()].flat().map((part) => [part, ...findEqualWords([part]).alternatives])
  const forms = await readWords(scope, texts.flat(), language)
  let place = 0
  const terms = texts.map((text): WantedTerm => ({
    alternatives: forms.slice(place, (place += text.length)).filter((alternative) => alternative.length > 0),
    similar: [],
  }))
  return new Map([...found.keys()].map((word, index) => [word, terms.slice(2 * index, 2 * index + 2)]))
}

/** All ways to split a word in two, the most even ones first. */
function listSplits(word: string): { word: string; parts: [string, string] }[] {
  return links
    .flatMap((link) =>
      Array.from({ length: Math.max(0, word.length - 2 * shortestPart - link.length + 1) }, (_, index) => {
        const end = shortestPart + index
        return {
          word,
          link,
          found: word.slice(end, end + link.length),
          parts: [word.slice(0, end), word.slice(end + link.length)] as [string, string],
        }
      }),
    )
    .filter(({ link, found }) => link === found)
    .concat(
      shortHeads
        .filter((head) => word.endsWith(head) && word.length >= head.length + shortestPart)
        .map((head) => ({ word, link: '', found: '', parts: [word.slice(0, -head.length), head] })),
    )
    .toSorted((a, b) => unevenness(a.parts) - unevenness(b.parts))
}

function unevenness([first, second]: [string, string]): number {
  return Math.abs(first.length - second.length)
}

async function listKnown({ db }: Scope, parts: string[], language: Language): Promise<Set<string>> {
  if (parts.length === 0) return new Set()
  const { rows } = await db.execute<{ word: string }>(sql`
    SELECT word FROM search_words
    WHERE language = ${language} AND word = ANY(${sql.param(parts)}::text[])`)
  return new Set(rows.map(({ word }) => word))
}
