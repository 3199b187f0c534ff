/** Reads the theme of a house (docs/houses.md), checks it, and writes what of it programs need to know. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contrastOf, pairings } from '#colour/pairings.ts'
import { colourOf, readTokens, type Tokens } from '#colour/read-tokens.ts'
import type { Colour } from '#colour/contrast.ts'
import { specifierOf, type House } from './house-folder.ts'

type Registry = { file: string; source: string }
type Renamed = Readonly<Record<string, string>>

/**
 * Properties that got another name in this version, by their old one, without the leading dashes. A theme may use the old name until
 * the next version; the build warns (docs/houses.md).
 */
const renamedProperties: Renamed = {}

const origin = 'Generated from theme.css and fonts of the house by scripts/house-theme.ts: do not edit.'
const grounds = ['prussian', 'bottle', 'yolk', 'plum', 'vermilion', 'stone']
const pageColours = ['paper', 'paper-raised', 'ink']

/** The content of the generated files, whose paths are relative to the folder `source` (src). Throws with all errors. */
export function themeRegistries(
  source: string,
  house: House,
  {
    renamed = renamedProperties,
    warn = console.warn,
  }: { renamed?: Renamed; warn?: (text: string) => void } = {},
): Registry[] {
  const [properties = '', typefaces = ''] = ['tokens', 'typefaces'].map((name) =>
    readFileSync(path.join(source, `design/tokens/${name}.css`), 'utf8'),
  )
  const defaults = properties + typefaces
  const theme = house.find('theme.css')
  const written = theme === null ? '' : readFileSync(theme, 'utf8')
  const old = Object.keys(renamed).filter((name) => readTokens(written).has(name))
  for (const name of old)
    warn(`${theme}: --${name} is called --${renamed[name]} now, and its old name works in this version only.`)
  const css = old.reduce((text, name) => text.replaceAll(`--${name}:`, `--${renamed[name]}:`), written)
  const errors = checkTheme(css, defaults)
  if (errors.length > 0) throw new Error(errors.map((error) => `${theme}: ${error}`).join('\n'))
  const own = readTokens(css)
  const tokens: Tokens = new Map([...readTokens(defaults), ...own])
  const fonts = readFonts(path.join(source, 'design/fonts'), house)
  const unset = [...readTokens(typefaces).keys()].filter((name) => !own.has(name))
  if (fonts.areOwn && unset.length > 0)
    throw new Error(
      `A house with typefaces of its own sets ${unset.map((name) => `--${name}`).join(', ')} in theme.css.`,
    )
  const from = (folder: string) => (file: string) => specifierOf(path.join(source, folder), file)
  const [styles, urls] = [from('design/tokens'), from('design/fonts')]
  return [
    {
      file: 'design/tokens/house.generated.css',
      source: [
        `/* ${origin} */`,
        ...[...fonts.styles, ...(theme === null ? [] : [theme])].map((file) => `@import '${styles(file)}';`),
        ...old.map((name) => `:root { --${renamed[name]}: var(--${name}); }`),
        '',
      ].join('\n'),
    },
    {
      file: 'colour/house.generated.ts',
      source: lines([
        `import type { Theme } from './theme.ts'`,
        '',
        `export const theme: Theme = ${JSON.stringify({
          page: Object.fromEntries(pageColours.map((name) => [name, textsOf(tokens, name)])),
          grounds: Object.fromEntries(grounds.map((name) => [name, channelsOf(tokens, name)])),
          sand: channelsOf(tokens, 'sand'),
          sandDark: channelsOf(tokens, 'sand-dark'),
          own: Object.fromEntries(own),
        })}`,
      ]),
    },
    {
      file: 'design/fonts/house.generated.ts',
      source: lines([
        ...fonts.preloaded.map((file, index) => `import font${index} from '${urls(file)}?url'`),
        '',
        '/** The addresses of the files that every page preloads, because nearly all need them. */',
        `export const preloadedFonts = [${fonts.preloaded.map((_, index) => `font${index}`).join(', ')}]`,
      ]),
    },
    {
      file: 'server/share-images/house.generated.ts',
      source: lines([
        '/** The files of the typefaces in which share images are set, relative to the project or absolute. */',
        `export const shareFonts = ${JSON.stringify({
          titles: fonts.titles.map((file) => nameOf(source, file)),
          facts: fonts.facts.map((file) => nameOf(source, file)),
        })}`,
      ]),
    },
  ]
}

/**
 * The errors of a theme: it may only set properties of the design on `:root`, also inside of a media query, and each pairing of
 * text and ground that occurs needs its contrast in both themes.
 */
export function checkTheme(css: string, defaults: string): string[] {
  const known = readTokens(defaults)
  const bare = css.replace(/\/\*.*?\*\//gs, '')
  const errors: string[] = []
  const withoutMedia = bare.replace(/@media[^{};]+\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, '$1')
  const rest = withoutMedia.replace(/([^{}]*)\{([^{}]*)\}/g, (_, selector: string, content: string) => {
    if (selector.trim() !== ':root')
      errors.push(`"${selector.trim()}" is no place for a property: a theme sets properties on :root.`)
    for (const declaration of content.split(';').map((each) => each.trim())) {
      if (declaration === '') continue
      const [, name, value = ''] = /^--([\w-]+)\s*:(.*)$/s.exec(declaration) ?? []
      if (name === undefined) errors.push(`"${declaration}" is no property of the design.`)
      else if (!known.has(name)) errors.push(`The design has no property --${name}.`)
      else if (/--[\w-]+\s*:/.test(value)) errors.push(`There is no semicolon after --${name}.`)
      else if (/url\(|expression\(|@/i.test(value)) errors.push(`--${name} has a value that loads something.`)
    }
    return ''
  })
  if (rest.trim() !== '')
    errors.push(`"${rest.trim().slice(0, 60)}" is no rule of a theme: a brace may be missing.`)
  if (errors.length > 0) return errors
  const tokens: Tokens = new Map([...known, ...readTokens(css)])
  const colours = new Set([...pairings.flatMap(({ words, ground }) => [words, ground]), ...grounds])
  const unread = [...colours].filter((name) => colourOf(tokens, name) === null)
  if (unread.length > 0)
    return unread.map(
      (name) => `--${name} is no colour: it needs #rrggbb, light-dark(#rrggbb, #rrggbb) or var(--other).`,
    )
  return pairings.flatMap((pairing) => {
    const ratios = contrastOf(tokens, pairing)
    const { words, ground, least } = pairing
    return (['day', 'evening'] as const).flatMap((time) =>
      (ratios?.[time] ?? 0) >= least
        ? []
        : [
            `--${words} on --${ground} has a contrast of ${(ratios?.[time] ?? 0).toFixed(2)} in the theme "${time}", and needs ${least}.`,
          ],
    )
  })
}

type Fonts = { areOwn: boolean; styles: string[]; preloaded: string[]; titles: string[]; facts: string[] }

/** The typefaces: those of `fonts/fonts.json` and `fonts/fonts.css`, or the design's own. Absolute paths. */
function readFonts(folder: string, house: House): Fonts {
  const list = house.find('fonts/fonts.json')
  if (list === null && house.find('fonts') !== null)
    throw new Error(`${house.folder}/fonts has no fonts.json.`)
  if (list === null) {
    const at = (names: string[]) => names.map((name) => path.join(folder, `${name}.woff2`))
    return {
      areOwn: false,
      styles: ['typefaces.css', 'fonts.css', 'font-fallbacks.css'].map((file) =>
        path.join(folder, '../tokens', file),
      ),
      preloaded: at(['serif', 'sans', 'serif-italic']),
      titles: at(['display', 'display-ext']),
      facts: at(['sans', 'sans-names', 'sans-rest', 'sans-ext']),
    }
  }
  const read = readFontList(list)
  const errors: string[] = []
  const find = (name: string) => {
    const found = house.find(`fonts/${name}`)
    if (found === null) errors.push(`fonts/${name} does not exist.`)
    return found ?? name
  }
  for (const file of Object.entries(read.licences).flat()) find(file)
  const used = (names: string[]) =>
    names.map((name) => {
      if (!(name in read.licences))
        errors.push(
          `fonts/${name} has no licence in fonts.json: "licences" names the file of its licence, which lies beside it.`,
        )
      return find(name)
    })
  const fonts = {
    areOwn: true,
    styles: [find('fonts.css')],
    preloaded: used(read.preloaded),
    titles: used(read.titles),
    facts: used(read.facts),
  }
  const css = house.find('fonts/fonts.css')
  const named = css === null ? [] : [...readFileSync(css, 'utf8').matchAll(/url\(['"]?([^'")]+)['"]?\)/g)]
  used(named.map(([, file = '']) => file.replace(/^\.\//, '')))
  if (errors.length > 0) throw new Error([...new Set(errors)].join('\n'))
  return fonts
}

/** What `fonts.json` says: the licence of each file, and the files for a purpose. */
const fontList = z.strictObject({
  licences: z.record(z.string(), z.string()),
  preloaded: z.array(z.string()),
  titles: z.array(z.string()).min(1),
  facts: z.array(z.string()).min(1),
})

function readFontList(file: string): z.infer<typeof fontList> {
  try {
    return fontList.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new Error(`${file}: ${reason}`, { cause: error })
  }
}

function textsOf(tokens: Tokens, name: string): { day: string; evening: string } {
  const colours = colourOf(tokens, name)
  const hex = (colour: Colour | undefined) =>
    `#${(colour ?? [0, 0, 0])
      .slice(0, 3)
      .map((value) =>
        Math.round(value * 255)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  return { day: hex(colours?.day), evening: hex(colours?.evening) }
}

function channelsOf(tokens: Tokens, name: string): number[] {
  const { day } = colourOf(tokens, name) ?? {}
  return (day ?? [0, 0, 0]).slice(0, 3).map((value) => Math.round(value * 255))
}

function nameOf(source: string, file: string): string {
  const relative = path.relative(path.dirname(source), file)
  return (relative.startsWith('..') ? file : relative).split(path.sep).join('/')
}

function lines(source: string[]): string {
  return [`// ${origin}`, ...source, ''].join('\n')
}
