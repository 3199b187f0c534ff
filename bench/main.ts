/**
 * `npm run bench -- [groups] [options]` measures the demo hall and prints tables. Bars are shown as met or not and
 * never change the exit code. The tables are printed to the standard output, progress to the error output.
 */
import os from 'node:os'
import path from 'node:path'
import { readCommandLine, refuseCommandLine } from '../scripts/read-command-line.ts'
import { benchBehindNginx, hasNginx } from './groups/behind-nginx.ts'
import { benchBrowser } from './groups/browser.ts'
import { benchCache } from './groups/cache.ts'
import { benchCalendar } from './groups/calendar.ts'
import { benchDump } from './groups/dump.ts'
import { benchEditor } from './groups/editor.ts'
import { benchFlood } from './groups/flood.ts'
import { benchImport } from './groups/import.ts'
import { benchKill } from './groups/kill.ts'
import { benchLargeArchive } from './groups/large-archive.ts'
import { benchLatency } from './groups/latency.ts'
import { benchMemory } from './groups/memory.ts'
import { benchOffice } from './groups/office.ts'
import { benchReleases } from './groups/releases.ts'
import { benchSearch } from './groups/search.ts'
import { benchStart } from './groups/start.ts'
import { openHall, type Bench } from './hall.ts'
import { formatTable } from './report.ts'

const groups = new Map<string, Bench>([
  ['cache', benchCache],
  ['start', benchStart],
  ['memory', benchMemory],
  ['browser', benchBrowser],
  ['editor', benchEditor],
  ['search', benchSearch],
  ['import', benchImport],
  ['large-archive', benchLargeArchive],
  ['dump', benchDump],
  ['office', benchOffice],
  ['calendar', benchCalendar],
  ['releases', benchReleases],
  ['latency', benchLatency],
  ['kill', benchKill],
  ['behind-nginx', benchBehindNginx],
  ['flood', benchFlood],
])
/** The others take long, or need an archive or nginx. */
const usual = ['cache', 'start', 'memory', 'browser', 'editor']

const usage = `npm run bench -- [${[...groups.keys()].join('] [')}] [FILE] [--runs N] [--kills N]
FILE: an archive of concerts (JSON Lines): "import" imports it twice; "search" and "large-archive" import it first.
Without groups: ${usual.join(', ')}. --runs: for "search" and "latency", at least 200 is meaningful.
"browser" and "editor" need Chromium, "behind-nginx" needs nginx.`

// The sites that are started here have databases of their own.
delete process.env['DATABASE_URL']

const { wanted, ...settings } = readArguments()
console.log(`${describeMachine().join('\n')}\n`)
for (const name of wanted) {
  process.stderr.write(`Measuring: ${name} …\n`)
  const hall = await openHall()
  try {
    for await (const table of groups.get(name)?.({ hall, ...settings }) ?? []) console.log(formatTable(table))
  } finally {
    await hall.close()
  }
}

function readArguments(): { wanted: string[]; runs: number; kills: number; file: string | undefined } {
  const { values, positionals } = readCommandLine(usage, {
    allowPositionals: true,
    options: { runs: { type: 'string', default: '200' }, kills: { type: 'string', default: '40' } },
  })
  const named = positionals.filter((name) => groups.has(name))
  const [file, ...more] = positionals.filter((name) => !groups.has(name))
  const [runs, kills] = [Number(values.runs), Number(values.kills)]
  if (more.length > 0 || ![runs, kills].every((count) => Number.isInteger(count) && count > 0))
    refuseCommandLine(usage)
  const takesFile = ['import', 'search', 'large-archive'].some((name) => named.includes(name))
  if (file !== undefined && !takesFile) refuseCommandLine(usage, `There is no group “${file}”.`)
  if (file === undefined && named.includes('import'))
    refuseCommandLine(usage, 'The group import needs a FILE.')
  if (named.includes('behind-nginx') && !hasNginx())
    refuseCommandLine(usage, 'The group behind-nginx needs nginx, which is not installed.')
  const base = process.env['INIT_CWD'] ?? '.'
  return {
    wanted: named.length > 0 ? named : usual,
    runs,
    kills,
    file: file === undefined ? undefined : path.resolve(base, file),
  }
}

/** What figures depend on, without anything that identifies the machine or its owner. */
function describeMachine(): string[] {
  const [cpu] = os.cpus()
  const load = os.loadavg()[0] ?? 0
  return [
    `Date      ${new Date().toISOString().slice(0, 10)}`,
    `Processor ${cpu?.model.trim() ?? 'unknown'}, ${os.availableParallelism()} cores, load ${load.toFixed(1)} before the run`,
    `Memory    ${(os.totalmem() / 1e9).toFixed(0)} GB`,
    `Node      ${process.version}, ${process.platform} ${process.arch}`,
  ]
}
