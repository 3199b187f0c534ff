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
