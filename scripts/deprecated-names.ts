import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { House } from './house-folder.ts'

/** A name that the entries for houses (src/house) have for one version more, and what takes its place. */
type Deprecated = { entry: string; name: string; instead: string }

/** The names that go with the next minor version (docs/houses.md): none in this one. */
export const deprecatedNames: readonly Deprecated[] = []

/** A line for each module of a house that imports a name which goes with the next version. */
export function findDeprecated(
  { folder }: Pick<House, 'folder'>,
  names: readonly Deprecated[] = deprecatedNames,
): string[] {
  if (names.length === 0) return []
  return globSync(['*.ts', '{blocks,demo,messages,records}/**/*.{ts,tsx}'], { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const imports = importsOf(readFileSync(path.join(folder, file), 'utf8'))
      return names.flatMap(({ entry, name, instead }) =>
        imports.some((one) => one.from === entry && one.names.includes(name))
          ? [`${file}: ${name} of ${entry} goes with the next version: ${instead}`]
          : [],
      )
    })
}

function importsOf(source: string): { from: string; names: string[] }[] {
  return [...source.matchAll(/\b(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*['"]([^'"]+)['"]/g)].map(
    ([, names = '', from = '']) => ({
      from,
      names: names.split(',').map(
        (name) =>
          name
            .replace(/^\s*type\s/, '')
            .split(/\sas\s/)[0]
            ?.trim() ?? '',
      ),
    }),
  )
}
