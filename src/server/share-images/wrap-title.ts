export type TitleBox = {
  width: number
  height: number
  /** Sizes to try, largest first. */
  sizes: readonly number[]
  /** From one line to the next, in sizes. */
  lineHeight: number
  mostLines: number
}
export type SetTitle = { size: number; lines: string[] }
/** The width of a text in one line at a size. */
export type Measure = (text: string, size: number) => number

/**
 * Breaks a title into lines that fit the box, in the largest size in which it does so by whole words. Where even the
 * smallest one does not do, words are broken and what is left over ends in an ellipsis: nothing ever leaves the box.
 */
export function wrapTitle(text: string, box: TitleBox, measure: Measure): SetTitle {
  const parts = partsOf(text)
  for (const size of box.sizes) {
    const lines = fillLines(parts, box.width, (line) => measure(line, size))
    const isWhole = lines.every((line) => measure(line, size) <= box.width)
    if (isWhole && lines.length <= mostLinesAt(size, box))
      return { size, lines: balance(parts, lines, box, size, measure) }
  }
  const size = box.sizes.at(-1) ?? 1
  return { size, lines: breakToFit(parts, size, box, measure) }
}

/** One line of text, cut with an ellipsis where it is too wide; empty where not even that fits. */
export function cutToWidth(text: string, width: number, measure: (line: string) => number): string {
  if (measure(text) <= width) return text
  const letters = lettersOf(text)
  for (let count = letters.length - 1; count >= 0; count--) {
    const cut = `${letters.slice(0, count).join('').trimEnd()}…`
    if (measure(cut) <= width) return cut
  }
  return ''
}

/** Where a line may end: after a space, after a hyphen or dash or slash, and at a soft hyphen. */
function partsOf(text: string): string[] {
  const tidy = text
    .replace(/[^\S\u00a0]+/g, ' ')
    .replace(/[\s\u00ad]+$/, '')
    .trimStart()
  return tidy.match(/[^ \u00ad\-‐–—/]*(?: |\u00ad|[-‐–—/]+ ?)|[^ \u00ad\-‐–—/]+$/g) ?? (tidy ? [tidy] : [])
}

/** A line as it is set: without the space it ends in, soft hyphens only shown where they break it. */
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

/** The same number of lines in the narrowest box: no word stands alone on the last one. */
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
  const most = mostLinesAt(size, box)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  const last = kept.pop()
  if (last === undefined) return []
  // A letter more than fits, so that the cut always shows its ellipsis.
  const ending = cutToWidth(`${last} ${lines[most] ?? ''}`, box.width, (line) => measure(line, size))
  return [...kept, ending]
}

/** A word in its letters, each of which may end a line with a hyphen. */
function hyphenated(word: string): string[] {
  const letters = lettersOf(word)
  return letters.map((letter, index) =>
    /^[\p{L}\p{N}]/u.test(letter) && /^[\p{L}\p{N}]/u.test(letters[index + 1] ?? '')
      ? `${letter}\u00ad`
      : letter,
  )
}

function mostLinesAt(size: number, { height, lineHeight, mostLines }: TitleBox): number {
  return Math.min(mostLines, Math.floor(height / (size * lineHeight)))
}

/** Letters with their accents, as people count them. */
function lettersOf(text: string): string[] {
  return Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    ({ segment }) => segment,
  )
}
