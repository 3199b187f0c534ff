import { existsSync, globSync, readFileSync } from 'node:fs'
import { inProject } from '../bootstrap/project.mjs'

/** What runs after a change that no file of tests says it covers, such as one of the database. */
const journeys = ['visitor', 'staff', 'editor', 'sale-buying'].map((name) => `tests/e2e/${name}.spec.ts`)
const website = /^(src|houses|shop|tests\/support)\//

/**
 * The files of browser tests that changed files affect. Browser tests do not import the website, so each names the
 * folders and files that it covers in a comment: `// Covers: src/office/lists src/api/records.ts`.
 */
export function chooseBrowserTests(changed: readonly string[]): string[] {
  const covered = new Map(listBrowserTests().map((file) => [file, readCovered(file)]))
  const chosen = new Set(changed.filter((file) => covered.has(file)))
  for (const file of changed.filter((one) => website.test(one) && !/\.(test|spec)\.tsx?$/.test(one))) {
    const found = [...covered].filter(([, places]) => places.some((place) => isWithin(file, place)))
    for (const one of found.length > 0 ? found.map(([name]) => name) : journeys) chosen.add(one)
  }
  return [...chosen].filter((file) => existsSync(inProject(file))).toSorted()
}

export function listBrowserTests(): string[] {
  return globSync('tests/e2e/**/*.spec.ts', { cwd: inProject() }).map((file) => file.replaceAll('\\', '/'))
}

/** The folders and files that a file of browser tests says it covers; none if it says nothing. */
export function readCovered(file: string): string[] {
  const [, places = ''] = /^\/\/ Covers: (.*)$/m.exec(readFileSync(inProject(file), 'utf8')) ?? []
  return places.split(' ').filter(Boolean)
}

function isWithin(file: string, place: string): boolean {
  return file === place || file.startsWith(`${place}/`)
}
