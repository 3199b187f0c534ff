/** A word, a sign that a price may begin with, or a text in quotes. */
export type Piece = {
  kind: 'word' | 'sign' | 'quoted'
  /** The text without quotes. */
  text: string
  /** The place in the text, without the minus and with the quotes. */
  start: number
  end: number
  /** Whether a minus directly precedes it, at the beginning or after a space. */
  isExcluded: boolean
}

/** The text with composed characters and single spaces. */
export function tidyText(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}

/** The first pieces of a text, many more than a question has. */
export function splitIntoPieces(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const match of text.matchAll(piecePattern)) {
    if (pieces.length === maxPieces) break
    const { minus = '', word, sign, ...quotes } = match.groups ?? {}
    const quoted = Object.values(quotes).find((content) => content !== undefined)
    pieces.push({
      kind: word ? 'word' : sign ? 'sign' : 'quoted',
      text: word ?? sign ?? quoted ?? '',
      start: match.index + minus.length,
      end: match.index + match[0].length,
      isExcluded: minus !== '',
    })
  }
  return pieces
}

/** The words of a text, which are separated by anything but letters and digits. */
export function wordsOf(text: string): string[] {
  return text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Bounds the work for a text of 10,000 characters; a dozen terms are found long before. */
const maxPieces = 200

/**
 * A text in quotes cannot contain its own opening quote, so the search for the closing one ends at the next opening
 * one, and many unclosed quotes cost no more than one.
 */
const quotes = [
  '"(?<straight>[^"]*)"',
  '„(?<german>[^„“”]*)[“”]',
  '[“”](?<english>[^“”]*)[“”]',
  '»(?<guillemets>[^»«]*)«',
  '«(?<swiss>[^»«]*)»',
]

const piecePattern = new RegExp(
  String.raw`(?<minus>(?<![^ ])[-–−](?=["„“”»«\p{L}\p{N}]))?(?:${quotes.join('|')}|(?<word>[\p{L}\p{N}]+)|(?<sign>[≤<]=?))`,
  'gu',
)
