export type TitleBox = {
  width: number
  height: number
  /** Sizes to try, largest first. */
  sizes: readonly number[]
  /** Line height, relative to the font size. */
  lineHeight: number
  maxLines: number
}
export type SetTitle = { size: number; lines: string[] }
/** Measures the width of a single line of text at a font size. */
export type Measure = (text: string, size: number) => number

/**
 * Breaks a title into lines that fit the box, in the largest size at which whole words fit. If even the smallest size
 * is too large, words are hyphenated and the rest is cut with an ellipsis: the title never overflows the box.
 */
export function wrapTitle(text: string, box: TitleBox, measure: Measure): SetTitle {
  const parts = partsOf(text)
  for (const size of box.sizes) {
    const lines = fillLines(parts, box.width, (line) => measure(line, size))
    const isWhole = lines.every((line) => measure(line, size) <= box.width)
    if (isWhole && lines.length <= maxLinesAt(size, box))
      return { size, lines: balance(parts, lines, box, size, measure) }
  }
  const size = box.sizes.at(-1) ?? 1
  return { size, lines: breakToFit(parts, size, box, measure) }
}

/** One line of text, cut with an ellipsis when it is too wide; empty when not even the ellipsis fits. */
export function cutToWidth(text: string, width: number, measure: (line: string) => number): string {
  if (measure(text) <= width) return text
  const letters = lettersOf(text)
  for (let count = letters.length - 1; count >= 0; count--) {
    const cut = `${letters.slice(0, count).join('').trimEnd()}…`
    if (measure(cut) <= width) return cut
  }
  return ''
}

/** Splits a text at its possible line breaks: after a space, a hyphen, a dash or a slash, and at a soft hyphen. */
function partsOf(text: string): string[] {
  const tidy = text
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\s\u00ad]+$/, '')
    .trimStart()
  return tidy.match(/[^ \u00ad\-‐–—/]*(?: |\u00ad|[-‐–—/]+ ?)|[^ \u00ad\-‐–—/]+$/g) ?? (tidy ? [tidy] : [])
}

/** A line as it is displayed: without trailing space, and with a soft hyphen shown only at the line end. */
function shown(parts: string[]): string {
  const line = parts.join('')
  return line
    .replace(/\u00ad(?!$)/g, '')
    .replace(/\u00ad$/, '-')
    .trim()
}

function fillLines(parts: string[], width: number, measure: (line: string) => number): string[] {
  const lines: string[][] = []
  for (const part of parts) {
    const line = lines.at(-1)
    if (line && measure(shown([...line, part])) <= width) line.push(part)
    else lines.push([part])
  }
  return lines.map(shown)
}

/**
 * Balances the lines: the same number of lines in the narrowest possible box, so that the last line is not a single
 * word.
 */
function balance(parts: string[], lines: string[], box: TitleBox, size: number, measure: Measure): string[] {
  let best = lines
  for (let width = box.width * 0.96; width > box.width * 0.5; width -= box.width * 0.04) {
    const narrower = fillLines(parts, width, (line) => measure(line, size))
    if (narrower.length > lines.length || narrower.some((line) => measure(line, size) > box.width)) break
    best = narrower
  }
  return best
}

function breakToFit(parts: string[], size: number, box: TitleBox, measure: Measure): string[] {
  const fits = (line: string) => measure(line, size) <= box.width
  const pieces = parts.flatMap((part) => (fits(shown([part])) ? [part] : hyphenated(part)))
  const lines = fillLines(
    pieces.filter((piece) => fits(shown([piece]))),
    box.width,
    (line) => measure(line, size),
  )
  const most = maxLinesAt(size, box)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop()
  if (last === undefined) return []
  // One letter more than fits, so that the cut always adds its ellipsis.
  const ending = cutToWidth(`${last} ${lines[most] ?? ''}`, box.width, (line) => measure(line, size))
  return [...kept, ending]
}

/** Splits a word into letters, after each of which a hyphenated line may end. */
function hyphenated(word: string): string[] {
  const letters = lettersOf(word)
  return letters.map((letter, index) =>
    /^[\p{L}\p{N}]/u.test(letter) && /^[\p{L}\p{N}]/u.test(letters[index + 1] ?? '')
      ? `${letter}\u00ad`
      : letter,
  )
}

function maxLinesAt(size: number, { height, lineHeight, maxLines }: TitleBox): number {
  return Math.min(maxLines, Math.floor(height / (size * lineHeight)))
}

/** Splits a text into grapheme clusters. */
function lettersOf(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )
}
