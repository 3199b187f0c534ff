import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { Database } from '#db/client/index.server.ts'
import { listFacetValues, measureArchive, searchArchive } from '#domain/archive/index.server.ts'
import { importArchive } from '#domain/imports/index.server.ts'
import { system, visitor, type Scope } from '#domain/scope.ts'
import type { Hall } from '../demo-hall.ts'
import { measureCalls } from '../measure.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { commonWords } from '../search-words.ts'
import { findSubjects } from '../subjects.ts'
import { listArchiveQuestions } from './archive-questions.ts'

/** Milliseconds inside the server. */
const bars = { median: 12.5, p99: 60 }

/**
 * The archive search inside this process, one query at a time: count, facets, chart and the page of results. With a
 * file, it is imported beside the demo hall's own archive.
 */
export async function benchArchive(
  hall: Hall,
  { runs, file }: { runs: number; file: string | undefined },
): Promise<Table> {
  const database = await hall.openDatabase()
  try {
    if (file !== undefined) await importFile(database, file)
    const scope: Scope = { db: database.db, now: new Date(), viewer: visitor }
    const built = await measureBuilding(scope)
    const measured = await measureCalls(await listCalls(scope), runs)
    return {
      title: 'Archive search in the process',
      note: `${runs} runs each, one at a time, in turns; milliseconds. ${built}`,
      columns: [
        { key: 'call', label: 'looked for', unit: 'text' },
        { key: 'median', label: 'median', unit: 'ms' },
        { key: 'p95', label: 'p95', unit: 'ms' },
        { key: 'p99', label: 'p99', unit: 'ms' },
        { key: 'worst', label: 'worst', unit: 'ms' },
        { key: 'medianBar', label: 'bar for the median', unit: 'text' },
        { key: 'p99Bar', label: 'bar for p99', unit: 'text' },
      ],
      rows: measured.map(({ call, summary }) => ({
        call: call.name,
        ...summary,
        medianBar: compareWithBar(summary.median, bars.median),
        p99Bar: compareWithBar(summary.p99, bars.p99),
      })),
    }
  } finally {
    await database.close()
  }
}

async function importFile(database: Database, file: string): Promise<void> {
  const reportDir = await mkdtemp(path.join(tmpdir(), 'concert-hall-bench-import-'))
  try {
    await importArchive(
      { db: database.db, now: new Date(), viewer: system },
      { file: path.resolve(process.env['INIT_CWD'] ?? '.', file), reportDir },
    )
    await database.db.execute(sql`VACUUM (ANALYZE)`) // so that the planner's statistics are up to date
  } finally {
    await rm(reportDir, { recursive: true, force: true })
  }
}

async function measureBuilding(scope: Scope): Promise<string> {
  const weigh = () => {
    globalThis.gc?.()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return (heapUsed + arrayBuffers) / 1e6
  }
  const before = weigh()
  const began = performance.now()
  const { events, bytes } = await measureArchive(scope.db)
  const seconds = (performance.now() - began) / 1000
  const grown = globalThis.gc ? `, ${(weigh() - before).toFixed(0)} MB by the collector's count` : ''
  return `${events} events, index built in ${seconds.toFixed(1)} s, ${(bytes / 1e6).toFixed(0)} MB of its own${grown}`
}

async function listCalls(scope: Scope) {
  const random = openRandom(1913)
  const { rows } = await scope.db.execute<{ id: number }>(sql`SELECT id FROM seasons ORDER BY id`)
  const given = { subjects: await findSubjects(scope.db), seasons: rows.map(({ id }) => id), random }
  const events = given.subjects.events.filter((_, index) => index % 100 === 0)
  return [
    ...listArchiveQuestions(given).map(({ name, next }) => ({
      name,
      run: () => searchArchive(scope, next()),
    })),
    {
      name: 'deep page',
      run: () => searchArchive(scope, {}, { page: random.whole(100, 400) }),
    },
    {
      name: 'after an event has changed',
      run: async () => {
        const { id } = random.pick(events)
        await scope.db.execute(sql`UPDATE events SET updated_at = now() WHERE id = ${id}`)
        return searchArchive(scope, { query: random.pick(commonWords) })
      },
    },
    {
      name: 'look-up of a composer',
      run: () => listFacetValues(scope, {}, { facet: 'composer', text: random.pick(['be', 'mozart', 'st']) }),
    },
    {
      name: 'look-up of a work',
      run: () =>
        listFacetValues(
          scope,
          { query: random.pick(commonWords) },
          { facet: 'work', text: random.pick(['symph', 'beethoven 5', 'konz']) },
        ),
    },
  ]
}
