/** What is sought in a text, and how. */
export type Wording = {
  sought: string
  instead: string
  /** Not inside of longer words. */
  isWhole: boolean
  isCaseKept: boolean
}
/** A place in a text, counted in UTF-16 code units. */
export type Span = { start: number; end: number }

/**
 * Where the sought words are in a text, literally, however accents and umlauts are encoded, and unless `isCaseKept`
 * without regard to upper and lower case. Places that say what is to stand there already are left out.
 */
export function findWords(text: string, { sought, instead, isWhole, isCaseKept }: Wording): Span[] {
  const wanted = foldText(sought, isCaseKept).letters
  if (wanted === '') return []
  const { letters, starts, ends } = foldText(text, isCaseKept)
  const found: Span[] = []
  for (let at = letters.indexOf(wanted); at !== -1; at = letters.indexOf(wanted, at)) {
    const [start, end] = [starts[at], ends[at + wanted.length - 1]]
    // A letter may be folded to several, of which a part is no place.
    const isWhere = start !== undefined && end !== undefined && start >= 0 && end >= 0
    if (isWhere && (!isWhole || isBetweenWords(text, { start, end })) && text.slice(start, end) !== instead)
      found.push({ start, end })
    at += isWhere ? wanted.length : 1
  }
  return found
}

/**
 * A regular expression of PostgreSQL that matches all stored texts and JSON in which `findWords` finds something; without
 * regard to case, for ASCII letters, it has to be used with `~*`.
 */
export function patternOf({ sought, isCaseKept }: Pick<Wording, 'sought' | 'isCaseKept'>): string {
  const letters = foldText(sought, isCaseKept).letters
  const joined = isCaseKept ? letters : letters.replace(/s{2,}/g, 'ß')
  return Array.from(joined, (letter) => variants(letter, isCaseKept)).join('')
}

/** The spellings of a letter, as they are in a text and in JSON. */
function variants(letter: string, isCaseKept: boolean): string {
  // JSON escapes them.
  if (letter === '"') return String.raw`\\?"`
  if (letter === '\\') return String.raw`\\+`
  if (letter === '\t') return String.raw`(?:\t|\\t)`
  if (letter <= '\u007f') return /[.*+?^${}()|[\]]/.test(letter) ? `\\${letter}` : letter
  if (!isCaseKept && letter === 'ß') return '(?:s|ß|ẞ)+'
  const cases = isCaseKept ? [letter] : [letter, letter.toLowerCase(), letter.toUpperCase()]
  if (!isCaseKept && letter === 'σ') cases.push('ς')
  const all = new Set(cases.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]))
  return `(?:${[...all].join('|')})`
}

type Folded = {
  letters: string
  /** Where each letter begins and ends in the text; -1 inside of what is folded to several. */
  starts: number[]
  ends: number[]
}

function foldText(text: string, isCaseKept: boolean): Folded {
  let letters = ''
  const starts: number[] = []
  const ends: number[] = []
  for (const { 0: cluster, index } of text.matchAll(/\P{M}\p{M}*|\p{M}+/gu)) {
    const folded = isCaseKept ? cluster.normalize('NFC') : foldCase(cluster)
    for (let at = 0; at < folded.length; at += 1) {
      starts.push(at === 0 ? index : -1)
      ends.push(at === folded.length - 1 ? index + cluster.length : -1)
    }
    letters += folded
  }
  return { letters, starts, ends }
}

/** Unicode's full case folding, as far as German, English and the languages of music need it. */
function foldCase(cluster: string): string {
  return cluster.normalize('NFC').toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ').normalize('NFC')
}

const isWordEnd = /[\p{L}\p{N}\p{M}_]$/u
const isWordStart = /^[\p{L}\p{N}\p{M}_]/u

/** Whether neither end of a place is inside of a word. */
function isBetweenWords(text: string, { start, end }: Span): boolean {
  const found = text.slice(start, end)
  const goesOnBefore = isWordStart.test(found) && isWordEnd.test(text.slice(0, start))
  const goesOnAfter = isWordEnd.test(found) && isWordStart.test(text.slice(end))
  return !goesOnBefore && !goesOnAfter
}
