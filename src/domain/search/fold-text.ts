const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
}

/** A single word, folded as the database's function `search_text` folds it. */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/(?<![aeq])ue/g, 'u')
    .replaceAll('ae', 'a')
    .replaceAll('oe', 'o')
}

/** A text as folded words with single spaces between them. */
export function foldText(text: string): string {
  return (text.match(words) ?? []).map(foldWord).join(' ')
}

/** A word of a text: letters with their accents, and digits. */
export const words = /[\p{L}\p{N}\p{M}]+/gu
