/**
 * Puts the right spelling in the place of the one without accents: archives keep names and titles in plain letters and
 * add the right ones in brackets, `Saint-Saens [Saint-Saëns], Camille`. What stands in brackets replaces the words that
 * are the same but for their accents; where there are none it is another name or a note, and is dropped.
 */
export function respell(text: string): string {
  let result = text
  for (const match of text.matchAll(/ ?\[([^[\]]*)\]/g)) {
    const [whole, inside = ''] = match
    result = tidySpaces(replaceAlike(result.replace(whole, ''), inside) ?? result.replace(whole, ''))
  }
  return result
}

/** The text with its words that are `spelling` but for the accents replaced by it; null when there are none such. */
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

/** Whether there is nothing to gain from a spelling: it has plain letters only. */
function isPlain(text: string): boolean {
  return !/[\u0080-\uffff]/.test(text)
}

/** Two spellings of one word become the same: Göhler and Gohler and Goehler, Nørgård and Norgard. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øłđß]/g, (letter) => ({ ø: 'o', ł: 'l', đ: 'd', ß: 'ss' })[letter] ?? letter)
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/([aou])e/g, '$1')
}
