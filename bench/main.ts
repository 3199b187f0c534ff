/**
 * `npm run bench -- [groups] [options]` measures the demo hall and prints tables. Bars are shown as met or not and
 * never change the exit code. The tables are printed to the standard output, progress to the error output.
 */
import { writeFile } from 'node:fs/promises'
import { benchArchive } from './groups/archive.ts'
import { benchBehindNginx, hasNginx } from './groups/behind-nginx.ts'
import { benchBlocks } from './groups/blocks.ts'
import { benchBytes } from './groups/bytes.ts'
import { benchCachedPages } from './groups/cached-pages.ts'
import { benchChangingPage } from './groups/changing-page.ts'
import { benchDomain } from './groups/domain.ts'
import { benchEditor } from './groups/editor.ts'
import { benchExport } from './groups/export.ts'
import { benchImport } from './groups/import.ts'
import { benchInteraction } from './groups/interaction.ts'
import { benchKill } from './groups/kill.ts'
import { benchLargeArchive } from './groups/large-archive.ts'
import { benchLargePictures } from './groups/large-pictures.ts'
import { benchLatency } from './groups/latency.ts'
import { benchLayoutShift } from './groups/layout-shift.ts'
import { benchLighthouse } from './groups/lighthouse.ts'
import { benchMemory } from './groups/memory.ts'
import { benchNavigation } from './groups/navigation.ts'
import { measureOverHttp } from './groups/over-http.ts'
import { benchSearch } from './groups/search.ts'
import { benchSlowClients } from './groups/slow-clients.ts'
import { benchStart } from './groups/start.ts'
import { benchUploads } from './groups/uploads.ts'
import { findPageKinds } from '../tests/support/page-kinds.ts'
import { openHall, type Hall } from './demo-hall.ts'
import { describeMachine } from './machine.ts'
import { listApiQuestions, listPageQuestions } from './questions.ts'
import { openRandom } from './random.ts'
import { formatTable, type Table } from './report.ts'
import { readCommandLine, refuseCommandLine } from '../scripts/read-command-line.ts'
import { findSubjects } from './subjects.ts'

const groups = ['domain', 'archive', 'blocks', 'api', 'pages', 'bytes', 'cache', 'start'] as const
/** These groups take minutes or thousands of connections, so they only run when they are named. */
const longGroups = [
  'kill',
  'behind-nginx',
  'latency',
  'uploads',
  'large-pictures',
  'large-archive',
  'memory',
  'export',
  'slow-clients',
  'search',
] as const
/** These groups need a browser and minutes, so they only run when they are named. */
const browserGroups = ['lighthouse', 'interaction', 'navigation', 'layout-shift', 'editor'] as const
type Group = (typeof groups | typeof longGroups | typeof browserGroups)[number]

const usage = `npm run bench -- [${[...groups, ...longGroups, ...browserGroups].join('] [')}] [--runs N] [--against ORIGIN] [--kills N] [--note TEXT] [--json FILE]
npm run bench -- import FILE: an archive of concerts (JSON Lines) into the demo hall, twice.
npm run bench -- archive FILE: the archive search with that archive in it; without FILE, with the demo's own.
npm run bench -- large-archive FILE: start, memory and addresses with 218,000 events, likewise.
npm run bench -- search FILE: the quality and the speed of the search, likewise.
Without groups: all but ${longGroups.join(', ')}, which take long, and ${browserGroups.join(', ')}, which need Chromium. --runs: at least 200 is
meaningful. --against: another site with the same content, measured in turns by "pages" and "navigation". --note: a line about the machine, printed on top.`

// The sites that are started here have databases of their own.
delete process.env['DATABASE_URL']

await main()

async function main(): Promise<void> {
  const settings = readArguments()
  if (settings === null) refuseCommandLine(usage)
  if (settings.wanted.includes('behind-nginx') && !hasNginx())
    refuseCommandLine('The group behind-nginx needs nginx, which is not installed.')
  const facts = [...describeMachine(), ...(settings.note ? [`Note      ${settings.note}`] : [])]
  console.log(`${facts.join('\n')}\n`)
  const tables: Table[] = []
  const publish = (table: Table) => {
    tables.push(table)
    console.log(formatTable(table))
  }
  if (settings.archive) {
    process.stderr.write('Measuring imports of an archive …\n')
    publish(await benchImport(settings.archive))
  }
  if (settings.wanted.length > 0) {
    const hall = await openHall()
    try {
      await benchHall(hall, settings, publish)
    } finally {
      await hall.close()
    }
  }
  if (settings.json) await writeFile(settings.json, `${JSON.stringify({ facts, tables }, null, 2)}\n`)
}

type Settings = {
  wanted: Group[]
  runs: number
  /** How often the group `kill` kills the site. */
  kills: number
  /** Another site with the same content, such as an earlier version, which is measured alternately. */
  against?: string
  note?: string
  json?: string
  /** The file of the group `import`, which follows its name. */
  archive?: string
  /** The file that the group `archive` imports before it measures. */
  archiveFile?: string
  /** The same for the groups `search` and `large-archive`. */
  searchFile?: string
  largeFile?: string
}

function readArguments(): Settings | null {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '200' },
      against: { type: 'string' },
      note: { type: 'string' },
      json: { type: 'string' },
      kills: { type: 'string', default: '40' },
    },
  })
  const at = positionals.indexOf('import')
  const [, archive] = at === -1 ? [] : positionals.splice(at, 2)
  if (at !== -1 && archive === undefined) return null
  const known: readonly Group[] = [...groups, ...longGroups, ...browserGroups]
  const [archiveFile, searchFile, largeFile] = ['archive', 'search', 'large-archive'].map((group) => {
    const behind = positionals.indexOf(group) + 1
    return behind > 0 && !known.some((name) => name === positionals[behind])
      ? positionals.splice(behind, 1)[0]
      : undefined
  })
  const wanted =
    positionals.length === 0 && at === -1 ? [...groups] : known.filter((name) => positionals.includes(name))
  const runs = Number(values.runs)
  const kills = Number(values.kills)
  const isKnown = positionals.every((name) => known.some((group) => group === name))
  if (!isKnown || [runs, kills].some((count) => !Number.isInteger(count) || count < 1)) return null
  return { ...values, wanted, archive, archiveFile, searchFile, largeFile, runs, kills }
}

async function benchHall(
  hall: Hall,
  { wanted, runs, kills, archiveFile, searchFile, largeFile, against }: Settings,
  publish: (table: Table) => void,
): Promise<void> {
  const say = (text: string) => process.stderr.write(`Measuring ${text} …\n`)
  if (wanted.includes('domain')) {
    say('domain calls')
    publish(await benchDomain(hall, { runs }))
  }
  if (wanted.includes('archive')) {
    say('the archive search')
    publish(await benchArchive(hall, { runs, file: archiveFile }))
  }
  if (wanted.includes('blocks')) {
    say('a page of blocks')
    publish(await benchBlocks(hall, { runs }))
  }
  if (wanted.some((group) => ['api', 'pages', 'bytes', 'cache'].includes(group))) {
    await benchSite(hall, { wanted, runs, against, say, publish })
  }
  if (browserGroups.some((group) => wanted.includes(group)))
    await benchInBrowser(hall, { wanted, against, say, publish })
  if (wanted.includes('kill')) {
    say('what is lost when the site is killed')
    publish(await benchKill(hall, { kills }))
  }
  if (wanted.includes('behind-nginx')) {
    say('two processes behind nginx')
    publish(await benchBehindNginx(hall))
  }
  if (wanted.includes('latency')) {
    say('a database that is far away')
    publish(await benchLatency(hall, { runs }))
  }
  if (wanted.includes('uploads')) {
    say('uploads that are refused')
    publish(await benchUploads(hall))
  }
  if (wanted.includes('large-pictures')) {
    say('large pictures')
    publish(await benchLargePictures(hall))
  }
  if (wanted.includes('memory')) {
    say('the memory of the site')
    publish(await benchMemory(hall))
  }
  if (wanted.includes('export')) {
    say('exports of entries')
    await benchExport(hall, publish)
  }
  if (wanted.includes('slow-clients')) {
    say('visitors beside slow clients')
    const site = await hall.startSite()
    try {
      publish(await benchSlowClients(site))
    } finally {
      await site.stop()
    }
  }
  if (wanted.includes('large-archive')) {
    say('a large archive')
    for (const table of await benchLargeArchive(hall, largeFile)) publish(table)
  }
  if (wanted.includes('search')) {
    say('the search')
    await benchSearch(hall, { runs, file: searchFile, publish })
  }
  if (wanted.includes('start')) {
    say('starts')
    publish(await benchStart(hall))
  }
}

async function benchSite(
  hall: Hall,
  { wanted, runs, against, say, publish }: Pick<Settings, 'wanted' | 'runs' | 'against'> & Progress,
): Promise<void> {
  const database = await hall.openDatabase()
  const subjects = await findSubjects(database.db)
  const given = { subjects, random: openRandom(1913) }
  const site = await hall.startSite()
  try {
    if (wanted.includes('api')) {
      say('API calls')
      const title = 'API calls over HTTP'
      publish(await measureOverHttp(site, { title, questions: listApiQuestions(given), runs }))
    }
    if (wanted.includes('pages')) {
      say('pages')
      const title = 'Pages over HTTP'
      publish(await measureOverHttp(site, { title, questions: listPageQuestions(given), runs, against }))
    }
    if (wanted.includes('bytes')) {
      say('bytes')
      publish(await benchBytes(site, subjects))
    }
    if (wanted.includes('cache')) {
      say('kept pages')
      publish(await benchCachedPages(site, subjects))
      say('a page that changes')
      publish(await benchChangingPage(site, database, subjects))
    }
  } finally {
    await database.close()
    await site.stop()
  }
}

async function benchInBrowser(
  hall: Hall,
  { wanted, against, say, publish }: Pick<Settings, 'wanted' | 'against'> & Progress,
): Promise<void> {
  const site = await hall.startSite()
  try {
    const kinds = await findPageKinds(site.origin)
    if (wanted.includes('layout-shift')) {
      say('layout shifts')
      publish(await benchLayoutShift(site, kinds))
    }
    if (wanted.includes('interaction')) {
      say('first taps')
      publish(await benchInteraction(site, kinds))
    }
    if (wanted.includes('navigation')) {
      say('navigation')
      publish(await benchNavigation(site, kinds, against ?? null))
    }
    if (wanted.includes('editor')) {
      say('the page editor')
      publish(await benchEditor(site))
    }
    if (wanted.includes('lighthouse')) {
      say('Lighthouse')
      publish(await benchLighthouse(site, kinds))
    }
  } finally {
    await site.stop()
  }
}

type Progress = { say: (text: string) => void; publish: (table: Table) => void }
