/**
 * Writes the registries of blocks from the names of their folders, so that adding a block touches its folder only:
 * schemas (server and editor), views (both sides), loaders (server), forms (editor), examples (style guide and tests), and
 * which blocks have a loader (editor).
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { specifierOf } from './house-folder.ts'

type Registry = { file: string; source: string }

/**
 * The content of the generated files for the blocks of the project and those of a house, which are in the folder
 * `houseFolder`. Throws for a block that both have, and for one of the house that is not whole.
 */
export function blockRegistries(folder: string, houseFolder: string | null = null): Registry[] {
  const own = blocksIn(folder)
  if (own.length === 0) throw new Error(`No block was found in ${folder}`)
  const ofHouse = houseFolder === null ? [] : foldersIn(houseFolder)
  for (const name of ofHouse) requireWhole(path.join(houseFolder ?? '', name), name, own)
  const places = new Map(own.map((name) => [name, path.join(folder, name)]))
  for (const name of ofHouse) places.set(name, path.join(houseFolder ?? '', name))
  const fileOf = (name: string, file: string) => path.join(places.get(name) ?? '', file)
  const from = (name: string, file: string) => specifierOf(folder, fileOf(name, file))
  const names = [...places.keys()].toSorted()
  const having = (file: string) => names.filter((name) => existsSync(fileOf(name, file)))
  const loaders = having('load.server.ts')
  return [
    {
      file: 'schemas.generated.ts',
      source: registry({
        names,
        imports: (name) => `import { block as ${identifier(name)} } from '${from(name, 'schema.ts')}'`,
        type: `import type { BlockDefinition } from './definition.ts'`,
        declaration: 'export const blockDefinitions: Record<string, BlockDefinition>',
      }),
    },
    {
      file: 'views.generated.ts',
      source: registry({
        names: having('view.tsx'),
        imports: (name) => `import { View as ${identifier(name)} } from '${from(name, 'view.tsx')}'`,
        type: `import type { BlockViews } from './view.ts'`,
        declaration: 'export const blockViews: BlockViews',
      }),
    },
    {
      file: 'loaders.generated.server.ts',
      source: registry({
        names: loaders,
        imports: (name) => `import { load as ${identifier(name)} } from '${from(name, 'load.server.ts')}'`,
        type: `import type { BlockLoaders } from './loader.ts'`,
        declaration: 'export const blockLoaders: BlockLoaders',
      }),
    },
    {
      file: 'forms.generated.ts',
      source: registry({
        names: having('form.tsx'),
        imports: (name) => `import { form as ${identifier(name)} } from '${from(name, 'form.tsx')}'`,
        type: `import type { BlockForm } from './form.ts'`,
        declaration: 'export const blockForms: Record<string, BlockForm>',
      }),
    },
    {
      file: 'examples.generated.ts',
      source: registry({
        names: having('examples.ts'),
        imports: (name) => `import ${identifier(name)} from '${from(name, 'examples.ts')}'`,
        type: `import type { BlockExamples } from './block-examples.ts'`,
        declaration: 'export const blockExamples: Record<string, BlockExamples>',
      }),
    },
    {
      // The loaders themselves run only on the server.
      file: 'loaded.generated.ts',
      source: [
        origin,
        `export const loadedBlocks: ReadonlySet<string> = new Set([${loaders.map((name) => `'${name}'`).join(', ')}])`,
        '',
      ].join('\n'),
    },
  ]
}

/** The project has folders beside its blocks; every folder of a house is a block. */
function blocksIn(folder: string): string[] {
  return foldersIn(folder).filter((name) => existsSync(path.join(folder, name, 'schema.ts')))
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted()
}

function requireWhole(folder: string, name: string, taken: readonly string[]): void {
  if (taken.includes(name))
    throw new Error(
      `The house has a block "${name}" in ${folder}, and so has the project: give it another name.`,
    )
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`A block is named in lower case with hyphens, and not "${name}" (${folder}).`)
  const missing = ['schema.ts', 'view.tsx', 'form.tsx', 'examples.ts'].filter(
    (file) => !existsSync(path.join(folder, file)),
  )
  if (missing.length > 0) throw new Error(`The block in ${folder} has no ${missing.join(' and no ')}.`)
}

const origin = '// Generated from the folders of blocks by scripts/generate-block-registry.ts: do not edit.'

function registry(parts: {
  names: string[]
  imports: (name: string) => string
  type: string
  declaration: string
}): string {
  const { names, imports, type, declaration } = parts
  const entries = names.map((name) => `  '${name}': ${identifier(name)},`).join('\n')
  return [origin, type, ...names.map(imports), '', `${declaration} = {`, entries, '}', ''].join('\n')
}

function identifier(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
