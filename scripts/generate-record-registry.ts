/** Writes the registries of records from the names of their folders, so that adding a kind touches its folder only. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

type Registry = { file: string; source: string }

const origin =
  '// Generated from the folders of src/records by scripts/generate-record-registry.ts: do not edit.'

/** The content of the generated files for the records in a folder. */
export function recordRegistries(folder: string): Registry[] {
  const kinds = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, 'record.ts')))
    .map((entry) => entry.name)
    .toSorted()
  if (kinds.length === 0) throw new Error(`No record was found in ${folder}`)
  return [
    {
      file: 'records.generated.ts',
      source: lines([
        `import type { RecordDefinition } from './definition.ts'`,
        ...kinds.map((kind) => `import { record as ${identifier(kind)} } from './${kind}/record.ts'`),
        '',
        'export const recordDefinitions: readonly RecordDefinition[] = [',
        ...kinds.map((kind) => `  ${identifier(kind)},`),
        ']',
      ]),
    },
    {
      file: 'stores.generated.server.ts',
      source: lines([
        `import type { RecordStores } from '#domain/records/index.server.ts'`,
        ...kinds.map((kind) => `import { store as ${identifier(kind)} } from './${kind}/store.server.ts'`),
        '',
        'export const recordStores: RecordStores = {',
        ...kinds.map((kind) => `  [${identifier(kind)}.definition.kind]: ${identifier(kind)},`),
        '}',
      ]),
    },
  ]
}

function lines(source: string[]): string {
  return [origin, ...source, ''].join('\n')
}

function identifier(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
