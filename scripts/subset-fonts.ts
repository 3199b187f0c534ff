/**
 * `node scripts/subset-fonts.ts` subsets the two typefaces to the characters that the site uses and writes them to
 * src/design/fonts, with their rules in src/design/tokens/fonts.css. Run it after an upgrade of the typefaces, or
 * when another character or weight is needed, and commit its output: the build itself needs no font tool.
 */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { readCommandLine } from './read-command-line.ts'
import { removeSpaceKerning } from './remove-space-kerning.ts'

readCommandLine('node scripts/subset-fonts.ts', {})

type Axes = Record<string, number | { min: number; max: number }>
type Cut = { name: string; source: string; letters: string; axes: Axes }

const serif = '@fontsource-variable/newsreader/files/newsreader'
const sans = '@fontsource-variable/instrument-sans/files/instrument-sans'

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')
const without = (letters: string, others: string) =>
  Array.from(letters)
    .filter((letter) => !others.includes(letter))
    .join('')

const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸ‐‑–—‘’‚“”„†•…‰‹›€−×`
/** Dvořák, Janáček, Szymanowski, Ferenc Szőnyi, Țăranu. */
const extended = range(0x100, 0x17f) + range(0x218, 0x21b) + range(0x1e80, 0x1e85) + range(0x1e9e, 0x1e9e)
/**
 * The characters of nearly every page: German, English and the accents of the most common names. Every page fetches
 * this subset, so its size matters; the other characters are fetched only by pages that use them. The counts are from
 * the demo's main pages.
 */
const everyday = `${range(0x61, 0x7a)}${range(0x41, 0x5a)}${range(0x30, 0x39)} \u00a0!%&'()+,-./:;?@«»‹›–—‘’‚“”„…·×€©ÄÖÜäöüßáàâéèêëíóôøñçÉìòùÈå`
const everydayNames = 'řłćůšěčžńő'

/** One weight serves all optical sizes from running text to posters; a range from 16 would be a quarter larger. */
const roman: Axes = { opsz: { min: 18, max: 72 }, wght: 400 }
/** Italics are set from 16 to 40 px, so one optical size in between serves them all. */
const italic: Axes = { opsz: 30, wght: 400 }
/** Bold text occurs in running text only. */
const bold: Axes = { opsz: 18, wght: 600 }
const interfaceWeights: Axes = { wght: { min: 400, max: 600 } }

const parts = ['-names', '-rest', '-ext']

/** The OpenType features that browsers apply by default or the styles ask for. All others make a file a twentieth larger. */
const keepFeatures = ['kern', 'liga', 'locl', 'tnum']

/** A face in four files: the subset for every page in two sources, and the rest of both. */
function inParts(name: string, source: (set: string) => string, axes: Axes): Cut[] {
  return [
    { name, source: source('latin'), letters: everyday, axes },
    { name: `${name}-names`, source: source('latin-ext'), letters: everydayNames, axes },
    {
      name: `${name}-rest`,
      source: source('latin'),
      letters: without(latin, everyday + everydayNames),
      axes,
    },
    { name: `${name}-ext`, source: source('latin-ext'), letters: without(extended, everydayNames), axes },
  ]
}

const cuts: Cut[] = [
  ...inParts('serif', (set) => `${serif}-${set}-opsz-normal`, roman),
  ...inParts('serif-italic', (set) => `${serif}-${set}-opsz-italic`, italic),
  ...inParts('serif-bold', (set) => `${serif}-${set}-opsz-normal`, bold),
  ...inParts('sans', (set) => `${sans}-${set}-wght-normal`, interfaceWeights),
  // The day numerals of the programme are large and light.
  {
    name: 'numerals',
    source: `${serif}-latin-opsz-normal`,
    letters: '0123456789',
    axes: { opsz: 72, wght: 300 },
  },
  // Fonts without variable axes, for the server that sets the titles of share images.
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
  // The package's types lack `keepFeatures`; TypeScript refuses it only in a literal that is passed directly.
  const options = { targetFormat: 'sfnt', variationAxes: axes, keepFeatures } as const
  const cut = await subsetFont(readFileSync(resolve(`${source}.woff2`)), letters, options)
  removeSpaceKerning(cut)
  const compressed = { targetFormat: 'woff2', keepFeatures } as const
  const font = await subsetFont(cut, letters, compressed)
  await writeFile(new URL(`${name}.woff2`, folder), font)
  process.stdout.write(`${name.padEnd(18)} ${(font.length / 1000).toFixed(1).padStart(6)} kB\n`)
}
await writeFile(new URL('../tokens/fonts.css', folder), stylesheet())

/** The typefaces as the stylesheet declares them. */
function stylesheet(): string {
  const rules = [
    ...facesOf('serif', 'Newsreader', '400'),
    ...facesOf('serif-italic', 'Newsreader', '400', 'italic'),
    ...facesOf('serif-bold', 'Newsreader', '600 700'),
    ...facesOf('numerals', 'Newsreader Numerals', '300'),
    ...facesOf('sans', 'Instrument Sans', '400 600'),
  ]
  return `/* Written by scripts/subset-fonts.ts: do not edit. */\n${rules.join('\n')}\n`
}

/** The `@font-face` rules of a face and of its subsets. */
function facesOf(name: string, family: string, weight: string, style = 'normal'): string[] {
  return cuts
    .filter((cut) => cut.name === name || parts.some((part) => cut.name === name + part))
    .map((cut) =>
      [
        '@font-face {',
        `  font-family: '${family}';`,
        `  font-style: ${style};`,
        `  font-weight: ${weight};`,
        '  font-display: swap;',
        `  src: url('../fonts/${cut.name}.woff2') format('woff2');`,
        `  unicode-range: ${unicodeRange(cut.letters)};`,
        '}',
      ].join('\n'),
    )
}

/** The characters as a `unicode-range`: `U+20, U+41-5A`. */
function unicodeRange(letters: string): string {
  const points = Array.from(new Set(letters), (letter) => letter.codePointAt(0) ?? 0).toSorted(
    (a, b) => a - b,
  )
  const ranges: [number, number][] = []
  for (const point of points) {
    const last = ranges.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(', ')
}
