import type { Db } from '#db/client/index.server.ts'
import { searchDocuments } from '#db/schema/index.ts'
import { isEventMentioning } from '../search/index.server.ts'
import { foldTexts } from '../works/index.server.ts'
import type { Scope } from '../scope.ts'
import type { ArchiveQuestion } from './search-segment.ts'

/** More words than anybody types in a search; the programme's search has the same limit. */
const maxWords = 8
const maxRemembered = 2000

/** Cache of words folded by the database; the folded form of a word never changes. */
const remembered = new Map<string, string>()

/** The words of a text, folded in the same way as names and search documents. */
export async function foldWords(scope: Scope, text: string): Promise<string[]> {
  const folded = await foldEach(scope, wordsOf(text))
  return folded.flatMap(({ folded: word }) => word.split(/\s+/).filter(Boolean))
}

/**
 * A search text in the form that the index expects; null for an empty one. It has the same semantics as
 * `findMentioning`, which queries the database.
 */
export async function readText(scope: Scope, text = ''): Promise<ArchiveQuestion['text']> {
  const words = wordsOf(text)
  if (words.length === 0) return null
  const folded = await foldEach(scope, words)
  // "½" folds to " 1/2": such a word spans several words of the index, which therefore cannot look it up.
  const across = folded.filter(({ folded: word }) => /\s/.test(word))
  return {
    words: folded.flatMap(({ folded: word }) => (/\s/.test(word) ? [] : [word])),
    listed: await Promise.all(across.map(({ word }) => listContaining(scope.db, word))),
  }
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean).slice(0, maxWords)
}

async function foldEach(scope: Scope, words: string[]): Promise<{ word: string; folded: string }[]> {
  // Copied now, because others may clear the cache while the database is queried.
  const known = new Map(words.map((word) => [word, remembered.get(word)]))
  const unknown = words.filter((word) => known.get(word) === undefined)
  const folded = await foldTexts(scope, unknown)
  const fresh = new Map(unknown.map((word, index) => [word, folded[index] ?? '']))
  const results = words.map((word) => ({ word, folded: fresh.get(word) ?? known.get(word) ?? '' }))
  if (remembered.size + fresh.size > maxRemembered) remembered.clear()
  for (const [word, result] of fresh) remembered.set(word, result)
  return results
}

async function listContaining(db: Db, word: string): Promise<{ de: Set<number>; en: Set<number> }> {
  const rows = await db
    .select({ id: searchDocuments.subjectId, language: searchDocuments.language })
    .from(searchDocuments)
    .where(isEventMentioning([word]))
  const listed = { de: new Set<number>(), en: new Set<number>() }
  for (const { id, language } of rows) listed[language].add(id)
  return listed
}
