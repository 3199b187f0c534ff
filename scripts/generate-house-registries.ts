/** Writes which house the program is built for: the only modules of src that import something of a house. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages } from '#i18n/languages.ts'
import { layoutChoices } from '#design/house-layout.ts'
import { renamedWords } from '#i18n/renamed-words.ts'
import { isRecord } from '#json/is-record.ts'
import { specifierOf, type House } from './house-folder.ts'

type Registry = { file: string; source: string }

const origin =
  '// Generated from the folder of the house by scripts/generate-house-registries.ts: do not edit.'

/** The content of the generated files, whose paths are relative to the folder `source` (src). Throws with the error of a part. */
export async function houseRegistries(source: string, house: House): Promise<Registry[]> {
  return [
    ...(await figures(source, house)),
    await layout(house),
    sign(house),
    {
      file: 'project/house.generated.ts',
      source: lines([
        `/** Relative to the project, or absolute. */`,
        `export const house = ${JSON.stringify(house.name)}`,
      ]),
    },
    { file: 'demo/house.generated.ts', source: demo(path.join(source, 'demo'), house) },
  ]
}

/** Browsers learn which figures a house has, and only the process that draws them gets its drawing. */
async function figures(source: string, house: House): Promise<Registry[]> {
  const file = house.find('figures.ts')
  const kind = file === null ? 'sand' : await kindOfFigures(file)
  const theme = house.find('theme.css')
  const texts = [file, theme].map((each) => (each === null ? '' : readFileSync(each, 'utf8')))
  const hash = createHash('sha256').update(texts.join('\n')).digest('hex')
  const version = texts.join('') === '' ? null : 1000 + (Number.parseInt(hash.slice(0, 8), 16) % 999_000)
  const type = `import type { HouseFigures } from '#design/picture/house-figures.ts'`
  return [
    {
      file: 'design/picture/house.generated.ts',
      source: lines([
        `export const hasSand: boolean = ${kind === 'sand'}`,
        `export const houseFigureVersion: number | null = ${version}`,
      ]),
    },
    {
      file: 'server/figures/house.generated.ts',
      source: lines(
        file === null
          ? [type, '', `export const figures: HouseFigures = 'sand'`]
          : [
              `import { figures as own } from '${specifierOf(path.join(source, 'server/figures'), file)}'`,
              type,
              '',
              'export const figures: HouseFigures = own',
            ],
      ),
    },
  ]
}

async function kindOfFigures(file: string): Promise<'sand' | 'plain' | 'own'> {
  const { figures: own } = await importFile(file)
  if (own === 'sand' || own === 'plain') return own
  if (isRecord(own) && typeof own.draw === 'function') return 'own'
  throw new Error(`${file} has to export figures: 'sand', 'plain', or { draw }.`)
}

async function layout(house: House): Promise<Registry> {
  const file = house.find('layout.ts')
  const { layout: own = {} }: { layout?: unknown } =
    file === null ? {} : await import(pathToFileURL(file).href)
  const chosen: Record<string, unknown> = isRecord(own) ? own : {}
  const choices: Record<string, readonly string[]> = layoutChoices
  for (const [part, choice] of Object.entries(chosen))
    if (!choices[part]?.some((each) => each === choice))
      throw new Error(
        choices[part]
          ? `${file}: ${part} has no arrangement "${String(choice)}", but ${choices[part].join(' and ')}.`
          : `${file}: there is no arrangement of "${part}".`,
      )
  const whole = Object.fromEntries(
    Object.entries(choices).map(([part, [first]]) => [part, chosen[part] ?? first]),
  )
  return {
    file: 'design/house-layout.generated.ts',
    source: lines([
      `import type { HouseLayout } from './house-layout.ts'`,
      '',
      `export const layout: HouseLayout = ${JSON.stringify(whole)}`,
    ]),
  }
}

/** Words that the house replaces, in `messages/de.ts` and `messages/en.ts`. */
export function wordRegistry(source: string, house: House): Registry {
  const from = path.join(source, 'i18n')
  const files = languages.map((language) => [language, house.find(`messages/${language}.ts`)] as const)
  return {
    file: 'i18n/house.generated.ts',
    source: lines([
      ...files.flatMap(([language, file]) =>
        file === null ? [] : [`import { words as ${language} } from '${specifierOf(from, file)}'`],
      ),
      `import type { Localized } from './languages.ts'`,
      `import type { Words } from './words.ts'`,
      '',
      `export const houseWords: Localized<Words> = { ${files
        .map(([language, file]) => (file === null ? `${language}: {}` : language))
        .join(', ')} }`,
    ]),
  }
}

/**
 * Reads all messages with the words of the house, which throws for a word that does not exist; then tells names of messages that
 * do not exist.
 */
export async function checkMessages(source: string, house: House): Promise<void> {
  if (house.find('messages') === null) return
  const known = new Set(['messages'])
  const folder = path.join(source, 'i18n/lazy')
  for (const file of readdirSync(folder).filter((name) => /(?<!\.test)\.ts$/.test(name)))
    for (const name of Object.keys(await importFile(path.join(folder, file)))) known.add(name)
  await importFile(path.join(source, 'i18n/messages.ts'))
  const { houseWords } = await importFile(path.join(source, 'i18n/house.generated.ts'))
  for (const words of Object.values(isRecord(houseWords) ? houseWords : {})) {
    for (const [old, name] of Object.entries(renamedWords))
      if (hasWord(words, old.split('.')))
        console.warn(`The word ${old} is called ${name} now, and its old name works in this version only.`)
    for (const name of Object.keys(isRecord(words) ? words : {}))
      if (!known.has(name))
        throw new Error(`The words of the house name ${name}, and there are no such messages.`)
  }
}

function hasWord(words: unknown, [name = '', ...rest]: string[]): boolean {
  if (!isRecord(words) || !(name in words)) return false
  return rest.length === 0 || hasWord(words[name], rest)
}

async function importFile(file: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(pathToFileURL(file).href)
  return isRecord(module) ? module : {}
}

/** The mark of the house, from `sign.svg`: the program writes its inside into pages and drawings. */
function sign(house: House): Registry {
  const file = house.find('sign.svg')
  const svg = file === null ? '' : readFileSync(file, 'utf8')
  const [, attributes = '', inside = ''] = /<svg\s([^>]*)>(.*)<\/svg>/s.exec(svg) ?? []
  if (file !== null && (inside === '' || /<script|\son\w+=|href|<style|<image|<foreignObject/i.test(svg)))
    throw new Error(`${file} has to be a drawing of paths and shapes.`)
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(` ${attributes}`)?.[1]
  const [, , width = 0, height = 0] = (read('viewBox') ?? '').split(/[\s,]+/).map(Number)
  if (file !== null && !(width > 0 && height > 0)) throw new Error(`${file} needs a viewBox.`)
  const found = {
    viewBox: read('viewBox'),
    ratio: width / height,
    fill: read('fill') ?? 'currentColor',
    stroke: read('stroke'),
    strokeWidth: read('stroke-width'),
    inside: inside
      .trim()
      .replace(/\s*\n\s*/g, '')
      .replace(/<(\w+)([^>]*?)\s*\/>/g, '<$1$2></$1>'),
  }
  return {
    file: 'design/sign/house.generated.ts',
    source: lines([
      `import type { SignDrawing } from './sign-drawing.ts'`,
      '',
      `export const sign: SignDrawing | null = ${file === null ? 'null' : JSON.stringify(found)}`,
    ]),
  }
}

function demo(from: string, house: House): string {
  const [account, plan] = [house.find('demo/account.ts'), house.find('demo/index.ts')]
  if (!account || !plan)
    return lines([
      `import type { HouseDemo } from './plan.ts'`,
      '',
      'export const houseDemo: HouseDemo | null = null',
    ])
  return lines([
    `import { demoAccount } from '${specifierOf(from, account)}'`,
    `import type { HouseDemo } from './plan.ts'`,
    '',
    'export const houseDemo: HouseDemo | null = {',
    '  account: demoAccount,',
    `  load: () => import('${specifierOf(from, plan)}'),`,
    '}',
  ])
}

function lines(source: string[]): string {
  return [origin, ...source, ''].join('\n')
}
