import { detailHref, href, pageHref } from '#routing/paths.ts'
import { startSite } from '../../tests/support/site.ts'
import { ask } from '../ask.ts'
import { openHallServer, type Bench } from '../hall.ts'
import { measureCalls, median } from '../measure.ts'
import { openRandom } from '../random.ts'
import { compareWithBar } from '../report.ts'
import { findSubjects } from '../subjects.ts'

/** To the database and back, in milliseconds. */
const delay = 2
/** How much slower a page may become, in milliseconds. */
const bar = 12

/** Compares pages that are not cached, in turns, of a site beside its database and of one that is 2 ms away from it. */
export const benchLatency: Bench = async function* ({ hall, runs }) {
  const database = await hall.openDatabase()
  const subjects = await findSubjects(database.db)
  const servers = await Promise.all([openHallServer(hall), openHallServer(hall, { delay })])
  const sites = await Promise.all(
    servers.map(({ url }) => startSite({ env: { DATABASE_URL: url, DATA_DIR: hall.folder, DEMO: '0' } })),
  )
  try {
    const { pick } = openRandom(1913)
    const pages = {
      home: () => href('home', 'de'),
      event: () => detailHref('events', 'de', pick(subjects.comingEvents)),
      'content page': () => pageHref(pick(subjects.paths), 'de'),
    }
    const calls = Object.entries(pages).flatMap(([name, nextPath]) =>
      sites.map(({ origin }) => ({
        name,
        run: async () => {
          // The page cache leaves parameters that look private to the application, which does not know this one.
          const { status } = await ask(`${origin}${nextPath()}?draft-of=nothing`)
          if (status !== 200) throw new Error(`${name} answered ${status}`)
        },
      })),
    )
    const measured = Map.groupBy(await measureCalls(calls, runs), ({ call }) => call.name)
    yield {
      title: `Pages of a site that is ${delay} ms away from its database`,
      note: `medians of ${runs} requests each past the page cache, in turns, in milliseconds`,
      rows: [...measured].map(([page, both]) => {
        const [beside = 0, away = 0] = both.map(({ values }) => median(values))
        const slower = away - beside
        return { page, 'beside it': beside, away, slower, bar: compareWithBar(slower, bar) }
      }),
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()))
    await Promise.all(servers.map((server) => server.close()))
    await database.close()
  }
}
