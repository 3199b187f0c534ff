/**
 * Replaces the spelling without accents with the correct one: archives store names and titles in plain letters with the
 * correct ones in brackets, `Saint-Saens [Saint-Saëns], Camille`. The text in brackets replaces the words that differ
 * only in accents; without such words it is another name or a note and is dropped.
 */
export function respell(text: string): string {
  let result = text
  for (const match of text.matchAll(/ ?\[([^[\]]*)\]/g)) {
    const [whole, inside = ''] = match
    result = tidySpaces(replaceAlike(result.replace(whole, ''), inside) ?? result.replace(whole, ''))
  }
  return result
}

/** The text with the words that differ from `spelling` only in accents replaced by it; null if there are none. */
export function replaceAlike(text: string, spelling: string): string | null {
  const wanted = plain(spelling)
  if (wanted === '' || isPlain(spelling)) return null
  const words = text.split(/(?<=[\s,:(])|(?=[\s,:)])/)
  for (let length = words.length; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join('')
      if (run.trim() === run && plain(run) === wanted)
        return [...words.slice(0, start), spelling, ...words.slice(start + length)].join('')
    }
  return null
}

export function tidySpaces(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/ ([,:)])/g, '$1')
    .replace(/,(?=\p{L})/gu, ', ')
    .trim()
}

/** Whether a spelling has plain letters only, so that nothing would be gained from it. */
function isPlain(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text)
}

/** Normalizes spelling variants of a word: Göhler, Gohler and Goehler, Nørgård and Norgard become equal. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øłđß]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([aou])e/g, '$1')
}
