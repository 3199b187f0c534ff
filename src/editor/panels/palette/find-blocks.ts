import type { BlockForm } from '#blocks/form.ts'
import type { Language } from '#i18n/languages.ts'

export type FoundBlock = { type: string; form: BlockForm }

/**
 * The blocks that somebody means by a few letters: every word of the query must begin a word of the name, a keyword or,
 * last of all, the description; names first. Umlauts, accents and capitals make no difference. All for an empty query.
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

/** Whether a word of the text begins so; from three letters on also inside one, as German puts words together. */
export function hasWord(text: string, wanted: string): boolean {
  return wordsIn(text).some((word) => word.startsWith(wanted) || (wanted.length > 2 && word.includes(wanted)))
}

/** The words of a text as they are compared; a hyphen parts them as a space does. */
export function wordsIn(text: string): string[] {
  return foldText(text)
    .split(/[\s-]+/)
    .filter(Boolean)
}

/** Without capitals, accents and the two ways to write umlauts: Überschrift, ueberschrift and uberschrift are one. */
function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
