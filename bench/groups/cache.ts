import { detailHref, href } from '#routing/paths.ts'
import type { Site } from '../../tests/support/site.ts'
import { ask, browserHeaders, isFromCache } from '../ask.ts'
import type { Bench } from '../hall.ts'
import { median, summarize } from '../measure.ts'
import { startPlainServer } from '../plain-server.ts'
import { loadAddress, type Load } from '../raw-connections.ts'
import { compareWithBar, type Row, type Table } from '../report.ts'
import { findSubjects, type Subjects } from '../subjects.ts'
import { measureChangingPage } from './changing-page.ts'

const connections = 16
const slices = 9
const sliceMilliseconds = 1000

/** The bars: how many times faster a plain server may be, and milliseconds. */
const bars = { ratio: 1.25, p99: 5 }

/** The page cache: how fast it is beside a plain server, and how fresh while many visitors read a page that changes. */
export const benchCache: Bench = async function* ({ hall }) {
  const database = await hall.openDatabase()
  const site = await hall.startSite()
  try {
    const subjects = await findSubjects(database.db)
    yield await measureCachedPages(site, subjects)
    yield await measureChangingPage(site, database, subjects)
  } finally {
    await database.close()
    await site.stop()
  }
}

/** Compares the page cache with a plain Node server that sends the same bytes with the same headers. */
async function measureCachedPages(site: Site, subjects: Subjects): Promise<Table> {
  const [event] = subjects.comingEvents
  if (!event) throw new Error('There is no event to ask for.')
  const pages = {
    home: href('home', 'de'),
    programme: href('events', 'de'),
    event: detailHref('events', 'de', event),
  }
  const plainServer = await startPlainServer()
  const rows: Row[] = []
  try {
    for (const [page, path] of Object.entries(pages)) {
      const answer = await ask(site.origin + path, browserHeaders)
      if (!isFromCache(answer)) throw new Error(`The page cache does not hold ${path}.`)
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...told } = answer.headers
      await plainServer.tell(path, { headers: told, body: answer.body })
      const own: Load[] = []
      const plain: Load[] = []
      const load = { headers: browserHeaders, connections, milliseconds: sliceMilliseconds }
      for (let slice = 0; slice <= slices; slice++) {
        own.push(await loadAddress(site.origin, path, load))
        plain.push(await loadAddress(plainServer.origin, path, load))
      }
      // The first slices warm up and are not counted.
      const rateOf = (loads: Load[]) => Math.round(median(loads.slice(1).map(({ rate }) => rate)))
      const timesOf = (loads: Load[]) => summarize(loads.slice(1).flatMap(({ milliseconds }) => milliseconds))
      // Neighbouring slices are compared, so that noise from outside affects both.
      const ratio = median(own.slice(1).map((one, at) => (plain[at + 1]?.rate ?? 0) / one.rate))
      const times = timesOf(own)
      rows.push({
        page,
        'KB br': answer.body.length / 1000,
        'req/s': rateOf(own),
        'plain req/s': rateOf(plain),
        'plain : cached': ratio,
        bar: compareWithBar(ratio, bars.ratio),
        median: times.median,
        p99: times.p99,
        'plain p99': timesOf(plain).p99,
        'bar for p99': compareWithBar(times.p99, bars.p99),
      })
    }
  } finally {
    plainServer.stop()
  }
  return {
    title: 'Cached pages',
    note:
      `requests a second with ${connections} connections, medians of ${slices} slices in turns with a plain Node server ` +
      'that sends the same bytes\nunder the same headers, the ratio being that of neighbouring slices; times in milliseconds',
    rows,
  }
}
