import { setTimeout } from 'node:timers/promises'
import { earliestDay } from '#i18n/dates.ts'
import { detailHref, href } from '#routing/paths.ts'
import { sitemapIndexPath, sitemapPath } from '#routing/sitemap-paths.ts'
import { ask } from '../ask.ts'
import { importFile, multiplyArchive } from '../archive.ts'
import { readResidentSet, type Bench } from '../hall.ts'
import { median } from '../measure.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Row } from '../report.ts'
import { commonWords } from '../search/words.ts'
import { findSubjects, type Subjects } from '../subjects.ts'

/** As many as the house with the largest archive has. */
const wantedEvents = 218_000
const samples = 5
const bars = { seconds: 10, megabytes: 500, milliseconds: 300 }

/**
 * The site with a very large archive: the start, the memory, and each kind of public address, none of it cached. The
 * archive is the demo's own, with a file's concerts if one is given, copied until it is large enough.
 */
export const benchLargeArchive: Bench = async function* ({ hall, file }) {
  const database = await hall.openDatabase()
  if (file !== undefined) await importFile(database, file)
  await multiplyArchive(database, wantedEvents)
  const subjects = await findSubjects(database.db)
  await database.close()
  const began = performance.now()
  const secondsUpToNow = () => (performance.now() - began) / 1000
  const site = await hall.startSite()
  try {
    const ready = secondsUpToNow()
    while (await isPreparing(site.origin + href('archive-search', 'de'))) await setTimeout(250)
    const answers = secondsUpToNow()
    await setTimeout(5000) // so that the collector has had its turn
    const { now } = await readResidentSet(hall)
    yield {
      title: 'Start with a large archive',
      note: 'from the start of the process; memory is the resident set of the site',
      rows: [
        { what: 'ready, s', figure: ready, bar: compareWithBar(ready, bars.seconds) },
        { what: 'the archive answers, s', figure: answers, bar: null },
        { what: 'memory, MB', figure: now, bar: compareWithBar(now, bars.megabytes) },
      ],
    }
    const rows: Row[] = []
    for (const [address, paths] of Object.entries(await listAddresses(site.origin, subjects))) {
      const times: number[] = []
      for (const path of paths) times.push(await timeOne(site.origin + path))
      const bar = compareWithBar(median(times), bars.milliseconds)
      rows.push({ address, median: median(times), worst: Math.max(...times), bar })
    }
    yield {
      title: 'Addresses with a large archive',
      note: 'milliseconds, each address once, so that none is cached; the bar is for the median',
      rows,
    }
  } finally {
    await site.stop()
  }
}

async function isPreparing(address: string): Promise<boolean> {
  const { status } = await ask(address)
  if (status !== 200 && status !== 503) throw new Error(`The archive answered ${status}.`)
  return status === 503
}

async function timeOne(address: string): Promise<number> {
  const began = performance.now()
  const { status } = await ask(address)
  if (status !== 200) throw new Error(`${address} answered ${status}.`)
  return performance.now() - began
}

async function listAddresses(origin: string, subjects: Subjects): Promise<Record<string, string[]>> {
  const { pick, whole } = openRandom(1913)
  const archive = (query: Record<string, string | number>) =>
    href('archive-search', 'de', undefined, { query })
  const several = <Item>(next: () => Item) => Array.from({ length: samples }, next)
  const words = commonWords.slice(0, samples)
  const letters = ['a', 'e', 'n', 'r', 's']
  const files = await listLocations(origin, sitemapIndexPath)
  const people = await listLocations(origin, sitemapPath('people', 1))
  const works = await listLocations(origin, sitemapPath('works', 1))
  const past = (query: string) => `/api/events/?date=${earliestDay}&query=${query}`
  return {
    'archive, a page': several(() => archive({ page: whole(2, 5000) })),
    'archive, a word': words.map((query) => archive({ query })),
    'archive, a letter': letters.map((query) => archive({ query })),
    'archive, composer and word': several(() =>
      archive({ composer: pick(subjects.composers), query: pick(commonWords) }),
    ),
    'archive, look-up of a work': several(
      () => `/api/archive-facets/?facet=work&find=symph&composer=${pick(subjects.composers)}`,
    ),
    'events by text': words.map(past),
    'events by a letter': letters.map(past),
    'events from the past': several(() => `/api/events/?date=19${whole(10, 99)}-01-01`),
    'calendar of a year': several(() => whole(1914, 1999)).map(
      (year) => `/api/calendar/?date=${year}-01-01&date_to=${year}-12-31`,
    ),
    programme: several(() => href('events', 'de', undefined, { query: { page: whole(1, 15) } })),
    'event of the archive': several(() => detailHref('events', 'de', pick(subjects.events))),
    person: several(() => pick(people)),
    work: several(() => pick(works)),
    suggestions: words.map((text) => `/api/search-autocomplete/?query=${text}`),
    search: words.map((q) => href('search', 'de', {}, { query: { q } })),
    'sitemap, a file of events': files.filter((path) => path.includes('-events-')).slice(-samples),
  }
}

/** The paths that a file of the sitemap names. */
async function listLocations(origin: string, path: string): Promise<string[]> {
  const file = (await ask(origin + path)).text()
  return Array.from(file.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
}
