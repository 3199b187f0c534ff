import { request } from 'node:http'
import os from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { href } from '#routing/paths.ts'
import { findFreePort } from '../../tests/support/find-free-port.ts'
import { startSite } from '../../tests/support/site.ts'
import { networkOf, priceOf, startFlood, type Answered } from '../flood-connections.ts'
import type { Bench } from '../hall.ts'
import { summarize } from '../measure.ts'
import { compareWithBar, type Row } from '../report.ts'

const connections = 100
/** In milliseconds: how long each flood lasts altogether, in turns of one slice each. */
const slice = 15_000
const slices = 4
/** The bars: in milliseconds, and how many times slower cached pages may be than in a flood of cached pages. */
const bars = { alive: 100, ratio: 1.3, others: 3000 }
/** In milliseconds: no answer takes longer. */
const patience = 15_000

type Asked = { milliseconds: number; status: number }
type Measured = { alive: Asked[]; aliveApart: Asked[]; ready: Asked[]; cached: Asked[]; others: Asked[] }

/**
 * Two processes, while 100 networks at a time ask for pages that are not cached, and, for comparison, while they ask for a
 * page that is.
 */
export const benchFlood: Bench = async function* ({ hall }) {
  const [port, healthPort] = [await findFreePort(), await findFreePort()]
  const site = await startSite({
    env: {
      DEMO: '1',
      DATA_DIR: hall.folder,
      PORT: String(port),
      HEALTH_PORT: String(healthPort),
      TRUST_PROXY: '1',
    },
    args: ['--processes', '2'],
  })
  const origin = `http://127.0.0.1:${port}`
  const page = href('events', 'de')
  const floods = { cached: page, uncached: `${page}?price_max={n}` }
  try {
    await askOnce(origin + page)
    await setTimeout(5000) // so that figures and the archive are ready
    const measured = { cached: emptyMeasure(), uncached: emptyMeasure() }
    const answered: Record<string, Answered> = {}
    for (let turn = 0; turn < slices; turn++)
      for (const name of ['cached', 'uncached'] as const) {
        const flood = await startFlood({ origin, path: floods[name], connections })
        await watch(measured[name], { origin, healthOrigin: `http://127.0.0.1:${healthPort}`, page })
        answered[name] = addUp(answered[name], await flood.stop())
        await setTimeout(1000)
        process.stderr.write(`  ${name}: ${describe(answered[name])}, load ${loadNow()}\n`)
      }
    const p99 = (asked: Asked[]) => summarize(asked.map(({ milliseconds }) => milliseconds)).p99
    const rows: Row[] = []
    for (const [what, pick] of Object.entries(kinds)) {
      const [beside, during] = [measured.cached, measured.uncached].map((of) => pick(of))
      if (!beside || !during) continue
      const times = summarize(during.map(({ milliseconds }) => milliseconds))
      rows.push({
        what,
        asked: during.length,
        ...times,
        'p99 beside cached': p99(beside),
        ratio: times.p99 / p99(beside),
        'not 200': describe(countStatuses(during.filter(({ status }) => status !== 200))),
        bar: judge(what, during, times.p99 / p99(beside)),
      })
    }
    yield {
      title: `A flood of uncached pages, ${(slice * slices) / 1000} s`,
      note:
        `two processes, ${connections} connections, each request of another network, half of them on new connections; times in milliseconds, in turns with the\n` +
        `same flood of one cached page ("beside cached"). Pages of the flood: ${describe(answered['uncached'])}; of cached pages: ${describe(answered['cached'])}. Load ${loadNow()}`,
      rows,
    }
  } finally {
    await site.stop()
  }
}

const kinds: Record<string, (measured: Measured) => Asked[]> = {
  '/healthz': ({ alive }) => alive,
  '/healthz at HEALTH_PORT': ({ aliveApart }) => aliveApart,
  '/readyz': ({ ready }) => ready,
  'a cached page': ({ cached }) => cached,
  'uncached pages of others': ({ others }) => others,
}

function judge(what: string, asked: Asked[], ratio: number): Row[string] {
  const { p99 } = summarize(asked.map(({ milliseconds }) => milliseconds))
  if (what.startsWith('/healthz')) return compareWithBar(p99, bars.alive)
  if (what === '/readyz') return compareWithBar(asked.filter(({ status }) => status !== 200).length, 0)
  if (what === 'a cached page') return compareWithBar(ratio, bars.ratio)
  const late = asked.filter(
    ({ milliseconds, status }) => milliseconds > bars.others || (status !== 200 && status !== 503),
  )
  return compareWithBar(late.length, 0)
}

function emptyMeasure(): Measured {
  return { alive: [], aliveApart: [], ready: [], cached: [], others: [] }
}

/** Asks for everything, each kind again and again, for the time of a slice. */
async function watch(
  into: Measured,
  { origin, healthOrigin, page }: { origin: string; healthOrigin: string; page: string },
): Promise<void> {
  const end = performance.now() + slice
  const keepAsking = async (list: Asked[], nextAddress: () => string, pause: number) => {
    while (performance.now() < end) {
      list.push(await askOnce(nextAddress()))
      await setTimeout(pause)
    }
  }
  await Promise.all([
    keepAsking(into.alive, () => `${origin}/healthz`, 50),
    keepAsking(into.aliveApart, () => `${healthOrigin}/healthz`, 50),
    keepAsking(into.ready, () => `${origin}/readyz`, 500),
    ...Array.from({ length: 4 }, () => keepAsking(into.cached, () => origin + page, 20)),
    ...Array.from({ length: 4 }, () =>
      keepAsking(into.others, () => `${origin}${page}?page_size=10&price_max=${priceOf(networks)}`, 250),
    ),
  ])
}

let networks = 15_000_000

/** Sends a request of a network of its own on a new connection; the status is 0 without an answer. */
function askOnce(address: string): Promise<Asked> {
  const began = performance.now()
  return new Promise((resolve) => {
    const answer = (status: number) => resolve({ milliseconds: performance.now() - began, status })
    const asked = request(
      address,
      {
        agent: false,
        timeout: patience,
        headers: { 'X-Forwarded-For': networkOf(networks++), 'Accept-Encoding': 'br' },
      },
      (received) => {
        received.on('error', () => answer(0))
        received.on('end', () => answer(received.statusCode ?? 0))
        received.resume()
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => answer(0))
    asked.end()
  })
}

function countStatuses(asked: Asked[]): Answered {
  return Object.fromEntries(
    [...Map.groupBy(asked, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
}

function addUp(one: Answered = {}, other: Answered): Answered {
  const sum = { ...one }
  for (const [status, count] of Object.entries(other)) sum[status] = (sum[status] ?? 0) + count
  return sum
}

function describe(answered: Answered | undefined): string {
  return (
    Object.entries(answered ?? {})
      .map(([status, count]) => `${count} × ${status}`)
      .join(', ') || '0'
  )
}

function loadNow(): string {
  return (os.loadavg()[0] ?? 0).toFixed(1)
}
