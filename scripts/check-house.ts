/** What the names of files do not say of a house's own blocks: read from its modules, before anything is built of them. */
import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { headDefinitions } from '../src/blocks/heads.ts'
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
