import type { BlockForm } from '#blocks/form.ts'
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

/**
 * Whether a word of the text begins with `wanted`; from three letters on also within a word, because of German
 * compounds.
 */
export function hasWord(text: string, wanted: string): boolean {
  return wordsIn(text).some((word) => word.startsWith(wanted) || (wanted.length > 2 && word.includes(wanted)))
}

/** The words of a text, normalized for comparison; a hyphen separates words as a space does. */
export function wordsIn(text: string): string[] {
  return foldText(text)
    .split(/[\s-]+/)
    .filter(Boolean)
}

/** Removes case, accents and the two spellings of umlauts: Überschrift, ueberschrift and uberschrift are equal. */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
