/** Writes the registries of records from the names of their folders, so that adding a kind touches its folder only. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { specifierOf } from './house-folder.ts'

type Registry = { file: string; source: string }

const origin = '// Generated from the folders of records by scripts/generate-record-registry.ts: do not edit.'

/**
 * The content of the generated files for the kinds of records of the project and those of a house, whose folder
 * `houseFolder` has kinds of its own (`record.ts`) and fields that it adds to others (`fields.ts`). Throws for a kind that
 * both have, and for fields of one that does not exist.
 */
export function recordRegistries(folder: string, houseFolder: string | null = null): Registry[] {
  const own = foldersWith(folder, 'record.ts')
  if (own.length === 0) throw new Error(`No record was found in ${folder}`)
  const ofHouse = houseFolder === null ? [] : foldersWith(houseFolder, 'record.ts')
  const extended = houseFolder === null ? [] : foldersWith(houseFolder, 'fields.ts')
  for (const kind of ofHouse)
    if (own.includes(kind))
      throw new Error(
        `The house has a kind of record "${kind}", and so has the project: give it another name, or add fields to it by a fields.ts.`,
      )
  for (const kind of extended)
    if (!own.includes(kind))
      throw new Error(
        `The house adds fields to the kind of record "${kind}", which the project does not have. Its kinds: ${own.join(', ')}.`,
      )
  for (const kind of extended)
    if (!readFileSync(path.join(folder, kind, 'record.ts'), 'utf8').includes('withAddedFields('))
      throw new Error(`The house adds fields to the kind of record "${kind}", which takes none.`)
  const from = (kind: string, file: string) => specifierOf(folder, path.join(houseFolder ?? '', kind, file))
  return [
    {
      file: 'added-fields.generated.ts',
      source: lines([
        `import type { AddedFields } from './house-makers.ts'`,
        ...extended.map(
          (kind) => `import { fields as ${identifier(kind)} } from '${from(kind, 'fields.ts')}'`,
        ),
        '',
        'export const addedFields: Readonly<Record<string, AddedFields>> = {',
        ...extended.map((kind) => `  ${kind.replaceAll('-', '_')}: ${identifier(kind)},`),
        '}',
      ]),
    },
    {
      file: 'records.generated.ts',
      source: lines([
        `import type { RecordDefinition } from './definition.ts'`,
        ...own.map((kind) => `import { record as ${identifier(kind)} } from './${kind}/record.ts'`),
        ...ofHouse.map(
          (kind) => `import { record as ${identifier(kind)} } from '${from(kind, 'record.ts')}'`,
        ),
        '',
        'export const recordDefinitions: readonly RecordDefinition[] = [',
        ...[...own, ...ofHouse].map((kind) => `  ${identifier(kind)},`),
        ']',
      ]),
    },
    {
      file: 'stores.generated.server.ts',
      source: lines([
        ofHouse.length === 0
          ? `import { connectStores, type RecordStores } from '#domain/records/index.server.ts'`
          : `import { connectStores, houseStoreOf, type RecordStores } from '#domain/records/index.server.ts'`,
        ...own.map((kind) => `import { store as ${identifier(kind)} } from './${kind}/store.server.ts'`),
        ...ofHouse.map(
          (kind) => `import { record as ${identifier(kind)} } from '${from(kind, 'record.ts')}'`,
        ),
        '',
        'export const recordStores: RecordStores = connectStores({',
        ...own.map((kind) => `  [${identifier(kind)}.definition.kind]: ${identifier(kind)},`),
        ...ofHouse.map((kind) => `  [${identifier(kind)}.kind]: houseStoreOf(${identifier(kind)}),`),
        '})',
      ]),
    },
  ]
}

function foldersWith(folder: string, file: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(folder, entry.name, file)))
    .map((entry) => entry.name)
    .toSorted()
}

function lines(source: string[]): string {
  return [origin, ...source, ''].join('\n')
}

function identifier(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}
