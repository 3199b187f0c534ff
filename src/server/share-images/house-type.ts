/** Sets text in the house's typefaces as outlines, so that a picture looks the same whichever fonts are installed. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { create, type Font } from 'fontkit'
import { projectDir } from '#project/project-dir.ts'
import { shareFonts } from './house.generated.ts'

export type Typeface = {
  /** Cap height and descent, relative to the font size. */
  capHeight: number
  /** The text as far as it can be set: letters that the typeface lacks lose their accents or are left out. */
  legible: (text: string) => string
  measure: (text: string, size: number) => number
  /** The outline of a line as an SVG path; `x` is its left edge, `baseline` its y position. */
  outline: (text: string, place: { size: number; x: number; baseline: number }) => string
}

/** The typeface in which titles are set. */
export function loadDisplayType(): Typeface {
  return loadTypeface(shareFonts.titles)
}

/** The typeface in which facts are set. */
export function loadSansType(): Typeface {
  return loadTypeface(shareFonts.facts)
}

/** A typeface consisting of several files: each letter is taken from the first file that has it. */
function loadTypeface(files: string[]): Typeface {
  const fonts = files.map((file) => openFont(resolve(projectDir, file)))
  return {
    capHeight: (fonts[0]?.capHeight ?? 0) / (fonts[0]?.unitsPerEm ?? 1),
    legible: (text) =>
      runsOf(text, fonts)
        .map((run) => run.text)
        .join('')
        .replace(/ {2,}/g, ' ')
        .trim(),
    measure: (text, size) =>
      runsOf(text, fonts).reduce(
        (width, run) => width + (run.font.layout(run.text).advanceWidth * size) / run.font.unitsPerEm,
        0,
      ),
    outline: (text, { size, x, baseline }) => {
      let pen = x
      const paths: string[] = []
      for (const run of runsOf(text, fonts)) {
        const scale = size / run.font.unitsPerEm
        const { glyphs, positions } = run.font.layout(run.text)
        for (const [index, glyph] of glyphs.entries()) {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const path = glyph.path
            .scale(scale, -scale)
            .translate(pen + xOffset * scale, baseline - yOffset * scale)
          paths.push(path.toSVG())
          pen += xAdvance * scale
        }
      }
      return paths.join('')
    },
  }
}

type Run = { font: Font; text: string }

/** Splits a text by the files that have its letters; letters that no file has lose their accents or are left out. */
function runsOf(text: string, fonts: Font[]): Run[] {
  const runs: Run[] = []
  for (const letter of text.normalize('NFC').replace(/[^\S\u00a0]/gu, ' ')) {
    const found = findGlyph(letter, fonts) ?? findGlyph(letter.normalize('NFD').replace(/\p{M}/gu, ''), fonts)
    if (!found) continue
    const last = runs.at(-1)
    if (last?.font === found.font) last.text += found.text
    else runs.push(found)
  }
  return runs
}

function findGlyph(letter: string, fonts: Font[]): Run | null {
  const code = letter.codePointAt(0)
  const font =
    code === undefined ? undefined : fonts.find((candidate) => candidate.hasGlyphForCodePoint(code))
  return font ? { font, text: letter } : null
}

function openFont(file: string): Font {
  const opened = create(readFileSync(file))
  if ('fonts' in opened) throw new Error(`${file} is a collection of fonts`)
  return opened
}
