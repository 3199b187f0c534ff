import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Site } from '../../tests/support/site.ts'
import { compareWithBar, type Table } from '../report.ts'
import { summarize } from '../statistics.ts'

/** In milliseconds. */
const visitorBar = 500
const measuredFor = 20_000
const visitors = 4
const pauseBetweenPages = 25
/** New connections are opened in steps, since their opening is not what is measured. */
const step = 50
const pauseBetweenSteps = 50

/** The behaviour of attackers and broken networks: the kind, the number of connections, and what each does. */
const kinds: { name: string; count: number; begin: (socket: Socket, origin: string) => void }[] = [
  { name: 'idle connections', count: 2000, begin: () => {} },
  {
    name: 'slow headers',
    count: 2000,
    begin: (socket, origin) => {
      socket.write(`GET /de HTTP/1.1\r\nHost: ${new URL(origin).host}\r\nX-Slow: `)
      trickle(socket)
    },
  },
  {
    name: 'slow bodies',
    count: 1000,
    begin: (socket, origin) => {
      const head = [
        'POST /de/api/presale-reminders HTTP/1.1',
        `Host: ${new URL(origin).host}`,
        `Origin: ${origin}`,
        'Content-Type: application/json',
        'Content-Length: 10000',
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n{"`)
      trickle(socket)
    },
  },
  {
    name: 'unread answers',
    count: 500,
    begin: (socket, origin) => {
      socket.pause()
      const question = `GET /de/calendar/events.ics HTTP/1.1\r\nHost: ${new URL(origin).host}\r\n\r\n`
      socket.write(question.repeat(2)) // 800 kB, of which the kernel may buffer the first half
    },
  },
]

/** One byte every two seconds. */
function trickle(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), 2000)
  socket.on('close', () => clearInterval(timer))
}

/**
 * Measures how long visitors wait for cached and for rendered pages while thousands of connections are held open by
 * clients that hardly send or read anything, and what happens to these connections.
 */
export async function benchSlowClients(site: Site): Promise<Table> {
  const before = await measureVisitors(site.origin)
  const sockets: Socket[] = []
  const open = new Map<string, Socket[]>()
  for (const { name, count, begin } of kinds) {
    const ofKind: Socket[] = []
    open.set(name, ofKind)
    while (ofKind.length < count) {
      const some = await Promise.all(Array.from({ length: step }, () => openSocket(site.origin)))
      for (const socket of some) begin(socket, site.origin)
      ofKind.push(...some)
      await setTimeout(pauseBetweenSteps)
    }
    sockets.push(...ofKind)
  }
  const during = await measureVisitors(site.origin)
  const leftOf = (name: string) => open.get(name)?.filter((socket) => !socket.destroyed).length ?? 0
  const left = kinds.map(({ name, count }) => `${name} ${leftOf(name)} of ${count}`).join(', ')
  for (const socket of sockets) socket.destroy()
  return {
    title: 'Visitors beside slow clients',
    note: `${kinds.map(({ name, count }) => `${count} ${name}`).join(', ')}; a mix of kept and rendered pages, ${measuredFor / 1000} s. Still open at the end: ${left}`,
    columns: [
      { key: 'when', label: 'when', unit: 'text' },
      { key: 'pages', label: 'pages', unit: 'rate' },
      { key: 'failed', label: 'failed', unit: 'rate' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'p99', label: 'p99', unit: 'ms' },
      { key: 'worst', label: 'worst', unit: 'ms' },
      { key: 'bar', label: 'bar for p99', unit: 'text' },
    ],
    rows: [
      { when: 'alone', ...before, bar: null },
      { when: 'beside slow clients', ...during, bar: compareWithBar(during.p99, visitorBar) },
    ],
  }
}

async function openSocket(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}) // the site may close it, which is counted
  await Promise.race([once(socket, 'connect'), once(socket, 'close')])
  return socket
}

/** Visitors who alternately request cached and rendered pages. */
async function measureVisitors(origin: string) {
  const times: number[] = []
  let failed = 0
  const end = performance.now() + measuredFor
  await Promise.all(
    Array.from({ length: visitors }, async (_, visitor) => {
      for (let count = 0; performance.now() < end; count++) {
        const isRendered = count % 2 === 1
        const began = performance.now()
        try {
          const headers: Record<string, string> = isRendered ? { Cookie: 'sessionid=nobody' } : {}
          const path = isRendered ? `/de/programm-und-karten?page=${1 + ((count + visitor) % 9)}` : '/de'
          const answer = await fetch(origin + path, { headers, signal: AbortSignal.timeout(20_000) })
          await answer.text()
          if (answer.status !== 200) failed++
        } catch {
          failed++
        }
        times.push(performance.now() - began)
        await setTimeout(pauseBetweenPages)
      }
    }),
  )
  const { count: pages, median, p99, worst } = summarize(times)
  return { pages, failed, median, p99, worst }
}
