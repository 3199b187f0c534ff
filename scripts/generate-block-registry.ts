/**
 * Writes the registries of blocks from the names of their folders, so that adding a block touches its folder only:
 * schemas (server and editor), views (both sides), loaders (server), forms (editor), and which blocks have a loader (editor).
 */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

type Registry = { file: string; source: string }

/** The content of the generated files for the given blocks. */
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
        imports: (name) => `import { View as ${identifier(name)} } from './${name}/view.tsx'`,
        type: `import type { BlockViews } from './view.ts'`,
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

const origin =
  '// Generated from the folders of src/blocks by scripts/generate-block-registry.ts: do not edit.'

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
