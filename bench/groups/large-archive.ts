import { setTimeout } from 'node:timers/promises'
import { openingDay } from '#i18n/dates.ts'
import { detailHref, href } from '#routing/paths.ts'
import { sitemapIndexPath, sitemapPath } from '#routing/sitemap-paths.ts'
import type { Site } from '../../tests/support/site.ts'
import type { Hall } from '../demo-hall.ts'
import { openHttpClient, type HttpClient } from '../http-client.ts'
import { multiplyArchive } from '../multiply-archive.ts'
import { openRandom } from '../random.ts'
import { compareWithBar, type Table } from '../report.ts'
import { readResidentSets } from '../resident-sets.ts'
import { fillHall } from '../search/fill-hall.ts'
import { commonWords } from '../search-words.ts'
import { median } from '../statistics.ts'
import { findSubjects, type Subjects } from '../subjects.ts'

/** As many as the house with the largest archive has. */
const wantedEvents = 218_000
const runs = 5
const bars = { seconds: 10, megabytes: 500, milliseconds: 300 }

/**
 * The site with a very large archive: the start, the memory, and each kind of public address, none of it cached. The
 * archive is the demo's own, with a file's concerts if one is given, copied until it is large enough.
 */
export async function benchLargeArchive(hall: Hall, file: string | undefined): Promise<Table[]> {
  const database = await hall.openDatabase()
  let subjects: Subjects
  try {
    if (file !== undefined) await fillHall(database, file)
    await multiplyArchive(database, wantedEvents)
    subjects = await findSubjects(database.db)
  } finally {
    await database.close()
  }
  const began = performance.now()
  const site = await hall.startSite()
  const client = openHttpClient(site.origin)
  try {
    const ready = secondsSince(began)
    const archive = await waitForArchive(client, began)
    await setTimeout(5000) // so that the collector has had its turn
    const memory = await readResidentSets(hall.folder)
    return [toStartTable({ ready, archive, memory: memory.site }), await measureAddresses(site, subjects)]
  } finally {
    client.close()
    await site.stop()
  }
}

function toStartTable(figures: { ready: number; archive: number; memory: number }): Table {
  return {
    title: 'Start with a large archive',
    note: 'seconds from the start of the process; memory is the resident set of the site, in MB',
    columns: [
      { key: 'what', label: 'what', unit: 'text' },
      { key: 'figure', label: 'figure', unit: 'rate' },
      { key: 'bar', label: 'bar', unit: 'text' },
    ],
    rows: [
      { what: 'ready', figure: figures.ready, bar: compareWithBar(figures.ready, bars.seconds) },
      { what: 'the archive answers', figure: figures.archive, bar: null },
      { what: 'memory', figure: figures.memory, bar: compareWithBar(figures.memory, bars.megabytes) },
    ],
  }
}

/** Asks as a reader does: again after the answer that the archive is being prepared. */
async function waitForArchive(client: HttpClient, began: number): Promise<number> {
  for (;;) {
    const { status } = await client.get(href('archive-search', 'de'))
    if (status === 200) return secondsSince(began)
    if (status !== 503) throw new Error(`The archive answered ${status}.`)
    await setTimeout(250)
  }
}

type Addresses = { name: string; paths: string[] }

async function measureAddresses(site: Site, subjects: Subjects): Promise<Table> {
  const client = openHttpClient(site.origin)
  try {
    const rows: Table['rows'] = []
    const sitemap = {
      name: 'sitemap, index and files',
      paths: [sitemapIndexPath, ...(['people', 'works'] as const).map((kind) => sitemapPath(kind, 1))],
    }
    const measure = async ({ name, paths }: Addresses) => {
      const times: number[] = []
      for (const path of paths) times.push(await timeOne(client, path))
      const worst = Math.max(...times)
      const bar = compareWithBar(median(times), bars.milliseconds)
      rows.push({ name, median: median(times), worst, bar })
    }
    await measure(sitemap) // first, because the others are found in it
    for (const addresses of await listAddresses(client, subjects)) await measure(addresses)
    return {
      title: 'Addresses with a large archive',
      note: 'milliseconds, each address once, so that none is cached; the bar is for the median',
      columns: [
        { key: 'name', label: 'address', unit: 'text' },
        { key: 'median', label: 'median', unit: 'ms' },
        { key: 'worst', label: 'worst', unit: 'ms' },
        { key: 'bar', label: 'bar', unit: 'text' },
      ],
      rows,
    }
  } finally {
    client.close()
  }
}

async function timeOne(client: HttpClient, path: string): Promise<number> {
  const began = performance.now()
  const { status } = await client.get(path)
  if (status !== 200) throw new Error(`${path} answered ${status}.`)
  return performance.now() - began
}

async function listAddresses(client: HttpClient, subjects: Subjects): Promise<Addresses[]> {
  const { pick, whole } = openRandom(1913)
  const archive = (query: Record<string, string | number>) =>
    href('archive-search', 'de', undefined, { query })
  const several = <Item>(next: () => Item) => Array.from({ length: runs }, next)
  const files = await listLocations(client, sitemapIndexPath)
  const people = await listLocations(client, sitemapPath('people', 1))
  const works = await listLocations(client, sitemapPath('works', 1))
  const past = (query: string) => `/api/events/?date=${openingDay}&query=${query}`
  return [
    { name: 'archive, a page', paths: several(() => archive({ page: whole(2, 5000) })) },
    { name: 'archive, a word', paths: commonWords.slice(0, runs).map((query) => archive({ query })) },
    { name: 'archive, a letter', paths: ['a', 'e', 'n', 'r', 's'].map((query) => archive({ query })) },
    {
      name: 'archive, composer and word',
      paths: several(() => archive({ composer: pick(subjects.composers), query: pick(commonWords) })),
    },
    {
      name: 'archive, look-up of a work',
      paths: several(() => `/api/archive-facets/?facet=work&find=symph&composer=${pick(subjects.composers)}`),
    },
    { name: 'events by text', paths: commonWords.slice(0, runs).map(past) },
    { name: 'events by a letter', paths: ['a', 'e', 'n', 'r', 's'].map(past) },
    { name: 'events from the past', paths: several(() => `/api/events/?date=19${whole(10, 99)}-01-01`) },
    {
      name: 'calendar of a year',
      paths: several(() => whole(1914, 1999)).map(
        (year) => `/api/calendar/?date=${year}-01-01&date_to=${year}-12-31`,
      ),
    },
    {
      name: 'programme',
      paths: several(() => href('events', 'de', undefined, { query: { page: whole(1, 15) } })),
    },
    { name: 'event of the archive', paths: several(() => detailHref('events', 'de', pick(subjects.events))) },
    { name: 'person', paths: several(() => pick(people)) },
    { name: 'work', paths: several(() => pick(works)) },
    {
      name: 'suggestions',
      paths: commonWords.slice(0, runs).map((text) => `/api/search-autocomplete/?query=${text}`),
    },
    {
      name: 'search',
      paths: commonWords.slice(0, runs).map((q) => href('search', 'de', {}, { query: { q } })),
    },
    {
      name: 'sitemap, a file of events',
      paths: files.filter((path) => path.includes('-events-')).slice(-runs),
    },
  ]
}

/** The paths that a file of the sitemap names. */
async function listLocations(client: HttpClient, path: string): Promise<string[]> {
  const file = String((await client.get(path)).body)
  return Array.from(file.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
