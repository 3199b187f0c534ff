/**
 * `node scripts/subset-fonts.ts`: cuts the house's two typefaces down to what the site sets and writes them to
 * src/design/fonts. Run it after an upgrade of the typefaces, or when another letter or weight is wanted, and commit
 * what it writes: the build itself needs no font tool.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

type Axes = Record<string, number | { min: number; max: number }>
type Cut = { name: string; source: string; letters: string; axes: Axes }

const serif = '@fontsource-variable/newsreader/files/newsreader'
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
/** German and English, with the signs of typesetting; must agree with the first unicode-range in fonts.css. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‐‑–—‘’‚“”„†•…‰‹›€−×`
/** Dvořák, Janáček, Szymanowski, Ferenc Szőnyi, Țăranu. */
const extended = range(0x100, 0x17f) + range(0x218, 0x21b) + range(0x1e80, 0x1e85) + range(0x1e9e, 0x1e9e)

/** One weight over all optical sizes from running text to posters: half the bytes of a second weight. */
const roman: Axes = { opsz: { min: 16, max: 72 }, wght: 400 }
/** Italics are set from 16 to 40 px: one cut between. */
const italic: Axes = { opsz: 30, wght: 400 }
const interfaceWeights: Axes = { wght: { min: 400, max: 600 } }

const cuts: Cut[] = [
  { name: 'serif', source: `${serif}-latin-opsz-normal`, letters: latin, axes: roman },
  { name: 'serif-ext', source: `${serif}-latin-ext-opsz-normal`, letters: extended, axes: roman },
  { name: 'serif-italic', source: `${serif}-latin-opsz-italic`, letters: latin, axes: italic },
  { name: 'serif-italic-ext', source: `${serif}-latin-ext-opsz-italic`, letters: extended, axes: italic },
  {
    name: 'serif-bold',
    source: `${serif}-latin-opsz-normal`,
    letters: latin,
    axes: { opsz: 18, wght: 600 },
  },
  // The day numerals of the programme: large and light.
  {
    name: 'numerals',
    source: `${serif}-latin-opsz-normal`,
    letters: '0123456789',
    axes: { opsz: 72, wght: 300 },
  },
  { name: 'sans', source: `${sans}-latin-wght-normal`, letters: latin, axes: interfaceWeights },
  { name: 'sans-ext', source: `${sans}-latin-ext-wght-normal`, letters: extended, axes: interfaceWeights },
  // Cuts without axes, for the server that sets the titles of share images.
  {
    name: 'display',
    source: `${serif}-latin-opsz-normal`,
    letters: latin,
    axes: { opsz: 60, wght: 400 },
  },
  {
    name: 'display-ext',
    source: `${serif}-latin-ext-opsz-normal`,
    letters: extended,
    axes: { opsz: 60, wght: 400 },
  },
]

const { resolve } = createRequire(import.meta.url)
const folder = new URL('../src/design/fonts/', import.meta.url)

await mkdir(folder, { recursive: true })
for (const { name, source, letters, axes } of cuts) {
  const font = await subsetFont(readFileSync(resolve(`${source}.woff2`)), letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
  })
  await writeFile(new URL(`${name}.woff2`, folder), font)
  process.stdout.write(`${name.padEnd(18)} ${(font.length / 1000).toFixed(1).padStart(6)} kB\n`)
}
