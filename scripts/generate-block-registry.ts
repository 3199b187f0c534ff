/**
 * Writes the registries of blocks from the names of their folders, so that adding a block touches its folder only:
 * schemas (server and editor), views (both sides), loaders (server) and forms (editor).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

type Registry = { file: string; source: string }

/**
 * The blocks that most pages have. Their views are small and need next to nothing from the design, so that one file
 * with all of them costs less than a file for each; every other view is fetched by the pages that have such a block.
 */
export const commonBlocks = [
  'faq',
  'faq-item',
  'full-teaser',
  'headline',
  'link',
  'quote',
  'teaser-item',
  'teaser-list',
  'text',
]

/** Blocks that work without scripts, and whose scripts are large: they sleep until one comes near, with those inside. */
const dormantBlocks: Record<string, readonly string[]> = {
  'event-list': [],
  image: [],
  'image-list': ['image-item'],
}

/** What the generated files say for the blocks found in a folder. */
export function blockRegistries(folder: string): Registry[] {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'schema.ts')))
    .map((entry) => entry.name)
    .toSorted()
  if (names.length === 0) throw new Error(`No block was found in ${folder}`)
  const views = names.filter((name) => existsSync(path.join(folder, name, 'view.tsx')))
  const loaders = names.filter((name) => existsSync(path.join(folder, name, 'load.server.ts')))
  const forms = names.filter((name) => existsSync(path.join(folder, name, 'form.tsx')))
  return [
    {
      file: 'schemas.generated.ts',
      source: registry({
        names,
        imports: (name) => `import { block as ${identifier(name)} } from './${name}/schema.ts'`,
        type: `import type { BlockDefinition } from './definition.ts'`,
        declaration: 'export const blockDefinitions: Record<string, BlockDefinition>',
      }),
    },
    {
      file: 'views.generated.ts',
      source: registry({
        names: views,
        imports: (name) =>
          isCommon(name) && `import { View as ${identifier(name)} } from './${name}/view.tsx'`,
        value: (name) => (isCommon(name) ? identifier(name) : lateView(name)),
        type: [
          `import { dormantPart } from '#design/late-part/dormant-part.tsx'`,
          `import { latePart } from '#design/late-part/late-part.tsx'`,
          `import type { BlockViews } from './view.ts'`,
        ].join('\n'),
        declaration: 'export const blockViews: BlockViews',
      }),
    },
    {
      file: 'loaders.generated.server.ts',
      source: registry({
        names: loaders,
        imports: (name) => `import { load as ${identifier(name)} } from './${name}/load.server.ts'`,
        type: `import type { BlockLoaders } from './loader.ts'`,
        declaration: 'export const blockLoaders: BlockLoaders',
      }),
    },
    {
      file: 'forms.generated.ts',
      source: registry({
        names: forms,
        imports: (name) => `import { form as ${identifier(name)} } from './${name}/form.tsx'`,
        type: `import type { BlockForm } from './form.ts'`,
        declaration: 'export const blockForms: Record<string, BlockForm>',
      }),
    },
  ]
}

function isCommon(name: string): boolean {
  return commonBlocks.includes(name)
}

function lateView(name: string): string {
  const fetchView = `async () => (await import('./${name}/view.tsx')).View`
  const inner = dormantBlocks[name]
  if (inner) {
    const names = inner.map((one) => `'${one}'`).join(', ')
    return `dormantPart('${name}', ${fetchView}${names && `, [${names}]`})`
  }
  const isInner = Object.values(dormantBlocks).some((names) => names.includes(name))
  return `latePart('${name}', ${fetchView}${isInner ? ', { isDormant: true }' : ''})`
}

function registry(parts: {
  names: string[]
  imports: (name: string) => string | false
  value?: (name: string) => string
  type: string
  declaration: string
}): string {
  const { names, imports, value = identifier, type, declaration } = parts
  const entries = names.map((name) => `  '${name}': ${value(name)},`).join('\n')
  return [
    '// Generated from the folders of src/blocks by scripts/generate-block-registry.ts: do not edit.',
    type,
    ...names.map(imports).filter((line) => line !== false),
    '',
    `${declaration} = {`,
    entries,
    '}',
    '',
  ].join('\n')
}

function identifier(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Writes only what changed, so that a watching build does not start for nothing. */
function writeRegistries(folder: string): void {
  for (const { file, source } of blockRegistries(folder)) {
    const target = path.join(folder, file)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== source) writeFileSync(target, source)
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  writeRegistries(fileURLToPath(new URL('../src/blocks', import.meta.url)))
