import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#db/client/index.server.ts'
import { copyDemoData } from '../../tests/support/browser-data.ts'
import { compareWithBar, type Table } from '../report.ts'

const root = path.resolve(import.meta.dirname, '../..')
/** The bars of issue 9: seconds for 20,580 concerts, and millions of bytes of memory. */
const secondsBar = 180
const megabytesBar = 1000
const tables = [
  'events',
  'performances',
  'cast_members',
  'event_genres',
  'works',
  'artists',
  'rooms',
  'venues',
]

/** Imports an archive's file into the demo hall with the ordinary command, twice. */
export async function benchImport(file: string): Promise<Table> {
  const folder = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-'))
  const archive = path.resolve(process.env['INIT_CWD'] ?? '.', file)
  try {
    await copyDemoData(folder)
    const first = await runImport(folder, archive)
    return toTable([
      { name: 'first import', ...first },
      { name: 'the same again', ...(await runImport(folder, archive)) },
    ])
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Run = { name: string; result: string; seconds: number; megabytes: number; content: string }

function toTable(runs: Run[]): Table {
  const [first, second] = runs
  const isUnchanged = first?.content === second?.content
  return {
    title: 'Import of an archive',
    note: `seconds of the whole command; memory is the highest resident set of its process; the second import ${
      isUnchanged ? 'changed no row' : 'CHANGED ROWS'
    }`,
    columns: [
      { key: 'name', label: 'import', unit: 'text' },
      { key: 'result', label: 'result', unit: 'text' },
      { key: 'seconds', label: 'seconds', unit: 's' },
      { key: 'secondsBar', label: 'bar', unit: 'text' },
      { key: 'megabytes', label: 'MB', unit: 'rate' },
      { key: 'megabytesBar', label: 'bar', unit: 'text' },
    ],
    rows: runs.map(({ name, result, seconds, megabytes }) => ({
      name,
      result,
      seconds,
      secondsBar: compareWithBar(seconds, secondsBar),
      megabytes,
      megabytesBar: compareWithBar(megabytes, megabytesBar),
    })),
  }
}

async function runImport(folder: string, file: string): Promise<Omit<Run, 'name'>> {
  const began = performance.now()
  const { code, output, megabytes } = await runCommand(folder, file)
  const seconds = (performance.now() - began) / 1000
  if (code !== 0) throw new Error(`The import failed:\n${output}`)
  const database = await openDatabase({ dataDir: path.join(folder, 'postgres') })
  try {
    const result = /^\d+ added.*$/m.exec(output)?.[0] ?? output
    return { result, seconds, megabytes, content: await summarizeContent(database) }
  } finally {
    await database.close()
  }
}

async function runCommand(
  folder: string,
  file: string,
): Promise<{ code: number | null; output: string; megabytes: number }> {
  const child = spawn(process.execPath, ['build/server/import.js', 'archive', file], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: folder,
      NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'report-memory.mjs')).href}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const code = await new Promise<number | null>((resolve) => {
    child.once('close', resolve)
  })
  return { code, output, megabytes: Number(/^peak (\d+) MB$/m.exec(output)?.[1] ?? 0) }
}

/** A checksum of all rows with their times of change. */
async function summarizeContent({ db }: Database): Promise<string> {
  const sum = createHash('sha256')
  for (const name of tables) {
    const { rows } = await db.execute<{ count: number; sum: string }>(
      sql.raw(`SELECT count(*)::int AS count, sum(hashtextextended(t::text, 0))::text AS sum FROM ${name} t`),
    )
    sum.update(JSON.stringify(rows))
  }
  return sum.digest('hex')
}
