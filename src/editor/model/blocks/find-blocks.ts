import type { BlockForm } from '#blocks/form.ts'
import { hasWord, wordsIn } from '#i18n/find-words.ts'
import type { Language } from '#i18n/languages.ts'

export type FoundBlock = { type: string; form: BlockForm }

/**
 * Finds blocks by a few letters: every word of the query must begin a word of the name, a keyword or, ranked last, the
 * description; matches of the name come first. Ignores umlauts, accents and case. Returns all blocks for an empty
 * query.
 */
export function findBlocks(query: string, blocks: readonly FoundBlock[], language: Language): FoundBlock[] {
  const wanted = wordsIn(query)
  if (wanted.length === 0) return [...blocks]
  const found = blocks.flatMap((block) => {
    const { name, keywords, description } = block.form
    const texts = [[name[language]], keywords[language], [description[language]]]
    const ranks = wanted.map((word) => texts.findIndex((some) => some.some((text) => hasWord(text, word))))
    return ranks.includes(-1) ? [] : [{ block, rank: Math.max(...ranks) }]
  })
  return found.toSorted((a, b) => a.rank - b.rank).map(({ block }) => block)
}
