import { startSite } from '../../tests/support/site.ts'
import type { Hall } from '../demo-hall.ts'
import { openHallServer } from '../hall-server.ts'
import { openHttpClient } from '../http-client.ts'
import { measureCalls } from '../measure.ts'
import { listPageQuestions } from '../questions.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { findSubjects } from '../subjects.ts'

/** To the database and back, in milliseconds. */
const delay = 2
/** How much slower a page may become, in milliseconds. */
const bar = 12
const pages = ['home', 'event', 'content page']

/** Compares pages that are not cached, in turns, of a site beside its database and of one that is 2 ms away from it. */
export async function benchLatency(hall: Hall, { runs }: { runs: number }): Promise<Table> {
  const database = await hall.openDatabase()
  const subjects = await findSubjects(database.db)
  const servers = await Promise.all([openHallServer(hall), openHallServer(hall, { delay })])
  const sites = await Promise.all(
    servers.map(({ url }) => startSite({ env: { DATABASE_URL: url, DATA_DIR: hall.folder, DEMO: '0' } })),
  )
  const clients = sites.map(({ origin }) => openHttpClient(origin))
  try {
    const questions = listPageQuestions({ subjects, random: openRandom(1913) }).filter(({ name }) =>
      pages.includes(name),
    )
    const calls = questions.flatMap(({ name, nextPath }) =>
      clients.map((client, index) => ({
        name: `${name} ${index}`,
        run: async () => {
          // The page cache leaves parameters that look private to the application, which does not know this one.
          const { status } = await client.get(`${nextPath()}?draft-of=nothing`)
          if (status !== 200) throw new Error(`${name} answered ${status}`)
        },
      })),
    )
    const measured = await measureCalls(calls, runs)
    const medianOf = (name: string) => measured.find(({ call }) => call.name === name)?.summary.median ?? 0
    return {
      title: `Pages of a site that is ${delay} ms away from its database`,
      note: `medians of ${runs} requests each past the page cache, in turns, in milliseconds`,
      columns: [
        { key: 'page', label: 'page', unit: 'text' },
        { key: 'beside', label: 'beside it', unit: 'ms' },
        { key: 'away', label: `${delay} ms away`, unit: 'ms' },
        { key: 'slower', label: 'slower', unit: 'ms' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows: questions.map(({ name }) => {
        const [beside, away] = [medianOf(`${name} 0`), medianOf(`${name} 1`)]
        return { page: name, beside, away, slower: away - beside, bar: compareWithBar(away - beside, bar) }
      }),
    }
  } finally {
    for (const client of clients) client.close()
    await Promise.all(sites.map((site) => site.stop()))
    await Promise.all(servers.map((server) => server.close()))
    await database.close()
  }
}
