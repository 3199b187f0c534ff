/** What the names of files do not say of a house's own blocks: read from its modules, before anything is built of them. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { headDefinitions } from '../src/blocks/heads.ts'
import type { RecordDefinition } from '../src/records/definition.ts'
import type { House } from './house-folder.ts'

/** Throws, with the file, for a block whose type is not the name of its folder, or is that of a head. */
export async function checkHouse({ folder }: Pick<House, 'folder'>): Promise<void> {
  for (const found of globSync('blocks/*/schema.ts', { cwd: folder }).toSorted()) {
    const file = path.join(folder, found)
    const name = path.basename(path.dirname(file))
    if (Object.hasOwn(headDefinitions, name))
      throw new Error(`${file}: the heads of pages are named "${name}": give the block another name.`)
    const { block } = await load(file)
    const type = typeof block === 'object' && block !== null && 'type' in block ? block.type : null
    if (type !== name)
      throw new Error(
        `${file}: the exported \`block\` has to be defined with the type "${name}", as its folder is named.`,
      )
  }
}

type Kind = Pick<RecordDefinition, 'kind' | 'path' | 'fields'>

/**
 * Throws for a kind of the house that has the name of another, or the address of another kind, page or call of the office;
 * `taken` are the first segments of those that are no kinds.
 */
export function checkKinds(kinds: readonly Kind[], taken: ReadonlySet<string>): void {
  const ofHouse = kinds.filter(({ fields }) => Object.values(fields).every(({ isOfHouse }) => isOfHouse))
  for (const { kind, path: own } of ofHouse) {
    if (!/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(kind))
      throw new Error(`A kind of record is named in lower case with underscores, and not "${kind}".`)
    if (!/^[a-z][a-z0-9-]*$/.test(own))
      throw new Error(
        `The path of the kind "${kind}" is one segment in lower case with hyphens, and not "${own}".`,
      )
    if (kinds.filter((one) => one.kind === kind).length > 1)
      throw new Error(`There are two kinds of records "${kind}": give that of the house another name.`)
    const others = kinds.filter((one) => one.kind !== kind).map((one) => one.path.split('/')[0])
    if (taken.has(own) || others.includes(own))
      throw new Error(
        `The kind "${kind}" can't have the path "${own}", which is that of another: give it another one.`,
      )
  }
}

/** The first segments of the calls and pages of the office that are no kinds of records. */
export function takenSegments(source: string): Set<string> {
  const files = globSync(['contracts/*.ts', 'routing/office-paths.ts', 'records/contract.ts'], {
    cwd: source,
  })
  const text = files.map((file) => readFileSync(path.join(source, file), 'utf8')).join('\n')
  const calls = [...text.matchAll(/\b(?:get|post|put|patch|delete): [`']([a-z][a-z-]*)/g)]
  const pages = [...text.matchAll(/^ {2}[a-zA-Z]+: '([a-z][a-z_-]*)/gm)]
  const constants = [...text.matchAll(/^const \w+ = '([a-z][a-z-]*)'/gm)]
  return new Set([...calls, ...constants, ...pages].map(([, segment = '']) => segment))
}

/** A module of a house. Explains what to do when it does not find the website. */
async function load(file: string): Promise<Record<string, unknown>> {
  try {
    // A module is an object.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } catch (error) {
    const isUnfound = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (isUnfound && error.message.includes("'concert-hall'"))
      throw new Error(
        `${file} does not find concert-hall. A house outside of the project names it in its package.json, ` +
          '{"dependencies": {"concert-hall": "file:PATH"}}, and is installed by npm install.',
        { cause: error },
      )
    throw error
  }
}
