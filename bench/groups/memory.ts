import { setTimeout } from 'node:timers/promises'
import { findPageKinds } from '../../tests/support/page-kinds.ts'
import { readResidentSet, type Bench, type Hall } from '../hall.ts'
import { compareWithBar, type Row } from '../report.ts'

const requests = 10_000
const connections = 16
/** In millions of bytes. */
const bar = 350
/** Time for the site to become idle, in milliseconds. */
const rest = 20_000

/** The memory of the site's process after many pages: first each of them rendered, then with the page cache. */
export const benchMemory: Bench = async function* ({ hall }) {
  const site = await hall.startSite()
  try {
    const kinds = await findPageKinds(site.origin)
    const addresses = Object.values(kinds).flatMap(({ de, en }) => [site.origin + de, site.origin + en])
    const rows = [await measure('at the start', hall)]
    // Pages for somebody with a session are not cached.
    await visit(addresses, { Cookie: 'sessionid=nobody' })
    rows.push(await measure(`after ${requests} rendered pages`, hall))
    await visit(addresses, {})
    rows.push(await measure(`after ${requests} pages with the page cache`, hall))
    yield {
      title: 'Memory of the site',
      note: `resident set of its process, ${rest / 1000} s after the last of the requests, ${connections} at a time, without PostgreSQL`,
      rows,
    }
  } finally {
    await site.stop()
  }
}

async function measure(when: string, hall: Hall): Promise<Row> {
  await setTimeout(rest)
  const { now, peak } = await readResidentSet(hall)
  return { when, MB: now, 'peak MB': peak, bar: compareWithBar(now, bar) }
}

async function visit(addresses: readonly string[], headers: Record<string, string>): Promise<void> {
  let next = 0
  const visitOne = async () => {
    while (next < requests) {
      const address = addresses[next++ % addresses.length] ?? ''
      const answer = await fetch(address, { headers })
      await answer.arrayBuffer()
      if (answer.status >= 500) throw new Error(`${address} was answered with ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitOne))
}
