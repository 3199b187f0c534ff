/**
 * Writes the registries of blocks, of records and of what the house has of its own, which name what the folders hold, and the
 * chapters of the handbook.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkHouse, checkKinds, takenSegments } from './check-house.ts'
import { findDeprecated } from './deprecated-names.ts'
import { blockRegistries } from './generate-block-registry.ts'
import { handbookChapters } from './generate-handbook.ts'
import { checkMessages, houseRegistries, wordRegistry } from './generate-house-registries.ts'
import { recordRegistries } from './generate-record-registry.ts'
import { findHouse, findUnread } from './house-folder.ts'
import { themeRegistries } from './house-theme.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const source = (folder: string) => path.join(root, 'src', folder)
const house = findHouse(root)

try {
  await generate()
} catch (error) {
  // What is wrong with a house is said in one line; anything else is a fault of the program.
  if (!(error instanceof Error) || error.constructor !== Error) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** Modules of the house import what is generated of its words and its theme, so that these come first. */
async function generate(): Promise<void> {
  for (const line of [...findUnread(house), ...findDeprecated(house)]) console.warn(line)
  write(source(''), themeRegistries(source(''), house))
  write(source(''), [wordRegistry(source(''), house)])
  write(source('blocks'), blockRegistries(source('blocks'), house.find('blocks')))
  await checkHouse(house)
  write(source('records'), recordRegistries(source('records'), house.find('records')))
  write(source(''), await houseRegistries(source(''), house))
  if (house.find('records')) {
    // The generated file exists only now.
    const { recordDefinitions } = await import('../src/records/records.generated.ts')
    checkKinds(recordDefinitions, takenSegments(source('')))
  }
  await checkMessages(source(''), house)
  write(source('office/handbook'), handbookChapters(source('office/handbook/chapters')))
}

/** Writes only what changed, so that a watching build does not rebuild without need. */
function write(folder: string, registries: { file: string; source: string }[]): void {
  for (const { file, source: content } of registries) {
    const target = path.join(folder, file)
    if (!existsSync(target) || readFileSync(target, 'utf8') !== content) writeFileSync(target, content)
  }
}
