import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { plantFiles } from '../tests/support/planted-files.ts'
import { findHouse } from './house-folder.ts'
import { checkTheme, themeRegistries } from './house-theme.ts'

const source = new URL('../src', import.meta.url).pathname
const defaults = ['tokens', 'typefaces']
  .map((name) => readFileSync(`${source}/design/tokens/${name}.css`, 'utf8'))
  .join('')
const registryOf = (files: Record<string, string>, file: string) => {
  const house = findHouse('/', plantFiles(files))
  return themeRegistries(source, house).find((each) => each.file === file)?.source ?? ''
}
const fonts = (changes: Record<string, unknown>) => ({
  'theme.css': ':root { --serif: A; --display: A; --numerals: A; --sans: A }',
  'fonts/fonts.css': `@font-face { font-family: 'A'; src: url('./a.woff2') format('woff2') }`,
  'fonts/a.woff2': '',
  'fonts/OFL.txt': 'SIL Open Font License',
  'fonts/fonts.json': JSON.stringify({
    licences: { 'a.woff2': 'OFL.txt' },
    preloaded: ['a.woff2'],
    titles: ['a.woff2'],
    facts: ['a.woff2'],
    ...changes,
  }),
})

describe('The theme of a house', () => {
  test('sets properties of the design, also for narrow windows', () => {
    const css = `/* Ours */ :root { --paper: light-dark(#ffffff, #000000); --gutter: clamp(1rem, 2vw, 3rem) }
      @media (width < 64em) { :root { --header-height: 3rem; } }`
    expect(checkTheme(css, defaults)).toEqual([])
    expect(checkTheme('', defaults)).toEqual([])
  })

  test.each([
    [':root { --papier: #fff }', 'The design has no property --papier.'],
    [':root { color: red }', '"color: red" is no property of the design.'],
    ['.header { --paper: #fff }', '".header" is no place for a property: a theme sets properties on :root.'],
    [':root { --sans: url(https://example.org) }', '--sans has a value that loads something.'],
    [':root { --radius: 1px\n --ease: linear }', 'There is no semicolon after --radius.'],
    ['@import "other.css";', '"@import "other.css";" is no rule of a theme: a brace may be missing.'],
    [
      ':root { --paper: white }',
      '--paper is no colour: it needs #rrggbb, light-dark(#rrggbb, #rrggbb) or var(--other).',
    ],
  ])('names what it may not say: %s', (css, error) => {
    expect(checkTheme(css, defaults)).toEqual([error])
  })

  test('names each pairing of text and ground that is not legible, and its theme', () => {
    expect(
      checkTheme(':root { --yolk: #333333; --ink-soft: light-dark(#555a61, #444444) }', defaults),
    ).toEqual([
      '--ink-soft on --paper has a contrast of 1.93 in the theme "evening", and needs 4.5.',
      '--ink-soft on --paper-raised has a contrast of 1.74 in the theme "evening", and needs 4.5.',
      '--sand-dark on --yolk has a contrast of 1.47 in the theme "day", and needs 4.5.',
      '--sand-dark on --yolk has a contrast of 1.47 in the theme "evening", and needs 4.5.',
    ])
  })

  test('may use the old name of a property for one version, with a warning', () => {
    const warnings: string[] = []
    const house = findHouse(
      '/',
      plantFiles({ 'theme.css': ':root { --background: light-dark(#fefefe, #010101); }' }),
    )
    const made = themeRegistries(source, house, {
      renamed: { background: 'paper' },
      warn: (text) => warnings.push(text),
    })
    const written = (file: string) => made.find((each) => each.file === file)?.source
    expect(warnings).toEqual([expect.stringContaining('--background is called --paper now')])
    expect(written('colour/house.generated.ts')).toContain('"paper":{"day":"#fefefe"')
    expect(written('design/tokens/house.generated.css')).toContain(':root { --paper: var(--background); }')
  })

  test('is known to programs that cannot read a stylesheet', () => {
    const theme = registryOf({ 'theme.css': ':root { --plum: #0a0b0c }' }, 'colour/house.generated.ts')
    expect(theme).toContain('"plum":[10,11,12]')
    expect(theme).toContain('"yolk":[217,162,27]')
    expect(theme).toContain('"own":{"plum":"#0a0b0c"}')
  })
})

describe('The typefaces of a house', () => {
  test('replace those of the design', () => {
    const styles = registryOf(fonts({}), 'design/tokens/house.generated.css')
    expect(styles).toContain('fonts/fonts.css')
    expect(styles).not.toContain('./fonts.css')
    expect(registryOf({}, 'design/tokens/house.generated.css')).toContain(`@import './fonts.css';`)
  })

  test('are named by the theme, because those of the design are not there', () => {
    expect(() => registryOf({ ...fonts({}), 'theme.css': ':root { --serif: A; --sans: A }' }, '')).toThrow(
      'A house with typefaces of its own sets --display, --numerals in theme.css.',
    )
  })

  test('need a licence beside each file', () => {
    expect(() => registryOf(fonts({ licences: {} }), '')).toThrow(
      'fonts/a.woff2 has no licence in fonts.json',
    )
    expect(() => registryOf(fonts({ licences: { 'a.woff2': 'MISSING.txt' } }), '')).toThrow(
      'fonts/MISSING.txt does not exist.',
    )
  })
})
