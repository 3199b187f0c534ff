import { existsSync, globSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

/** The folder of one house: what differs between the websites that are built of this project (docs/houses.md). */
export type House = {
  /** Absolute. */
  folder: string
  /** How the program names it: relative to the project inside of it, else absolute. */
  name: string
  /** The absolute path of one of its parts, a file or a folder; null if the house has none. */
  find: (part: string) => string | null
}

/** The house that is built: `HOUSE_DIR`, relative to the project or absolute, or the demo hall. Throws if there is none. */
export function findHouse(root: string, named = process.env['HOUSE_DIR'] || 'houses/morgenstern'): House {
  const folder = path.resolve(root, named)
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`HOUSE_DIR names ${folder}, and there is no such folder.`)
  const relative = path.relative(root, folder)
  return {
    folder,
    name: (relative.startsWith('..') || path.isAbsolute(relative) ? folder : relative)
      .split(path.sep)
      .join('/'),
    find: (part) => (existsSync(path.join(folder, part)) ? path.join(folder, part) : null),
  }
}

/** The specifier by which a file in the folder `from` imports the absolute path `target`. */
export function specifierOf(from: string, target: string): string {
  const relative = path.relative(from, target).split(path.sep).join('/')
  return relative.startsWith('.') ? relative : `./${relative}`
}

const parts =
  'theme.css fonts sign.svg public figures.ts layout.ts messages blocks records demo README.md package.json package-lock.json node_modules tsconfig.json'.split(
    ' ',
  )

/** A line for each entry of the folder of a house that nothing reads, because its name may be misspelled. */
export function findUnread({ folder }: Pick<House, 'folder'>): string[] {
  const entries = readdirSync(folder).filter(
    (name) => !parts.includes(name) && !/^(?:\.|LICEN[CS]E)/.test(name),
  )
  const records = globSync('records/*/*', { cwd: folder }).filter(
    (file) => !/\/(?:fields|record)\.ts$/.test(file),
  )
  const messages = globSync('messages/*', { cwd: folder }).filter((file) => !/\/(?:de|en)\.ts$/.test(file))
  return [...entries, ...records, ...messages].map(
    (name) => `${path.join(folder, name)} is no part of a house: nothing reads it.`,
  )
}
