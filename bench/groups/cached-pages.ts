import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { detailHref, href } from '#routing/paths.ts'
import type { Site } from '../../tests/support/site.ts'
import { startPlainServer } from '../plain-site.ts'
import { loadAddress, type Load } from '../raw-connections.ts'
import { compareWithBar, type Table } from '../report.ts'
import { median, summarize } from '../statistics.ts'
import type { Subjects } from '../subjects.ts'

const connections = 16
const slices = 9
const sliceMilliseconds = 1000
/** The request headers of a browser that matter here. */
const headers = { 'Accept-Encoding': 'br' }

/** The bars: how many times faster a plain server may be, and milliseconds. */
const ratioBar = 1.25
const p99Bar = 5

/** Compares the page cache with a plain Node server that sends the same bytes with the same headers. */
export async function benchCachedPages(site: Site, subjects: Subjects): Promise<Table> {
  const [event] = subjects.comingEvents
  if (!event) throw new Error('There is no event to ask for.')
  const pages = [
    ['home', href('home', 'de')],
    ['programme', href('events', 'de')],
    ['event', detailHref('events', 'de', event)],
  ] as const
  const plainServer = await startPlainServer()
  const rows: Table['rows'] = []
  try {
    for (const [page, path] of pages) {
      const answer = await ask(site.origin + path)
      const isKept = isFromCache(answer)
      if (!isKept) {
        rows.push({ page, isKept: 'NO' })
        continue
      }
      const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...told } = answer.headers
      await plainServer.tell(path, { headers: told, body: answer.body })
      const own: Load[] = []
      const plain: Load[] = []
      const load = { headers, connections, milliseconds: sliceMilliseconds }
      for (let slice = 0; slice <= slices; slice++) {
        own.push(await loadAddress(site.origin, path, load))
        plain.push(await loadAddress(plainServer.origin, path, load))
      }
      // The first slices warm up and are not counted.
      const [rate, plainRate] = [own, plain].map((loads) => median(loads.slice(1).map((one) => one.rate)))
      const [times, plainTimes] = [own, plain].map((loads) =>
        summarize(loads.slice(1).flatMap((one) => one.milliseconds)),
      )
      // Neighbouring slices are compared, so that noise from outside affects both.
      const ratio = median(own.slice(1).map((one, at) => (plain[at + 1]?.rate ?? 0) / one.rate))
      rows.push({
        page,
        isKept: 'yes',
        bytes: answer.body.length,
        rate: rate ?? 0,
        plainRate: plainRate ?? 0,
        ratio,
        ratioBar: compareWithBar(ratio, ratioBar),
        median: times?.median ?? 0,
        p99: times?.p99 ?? 0,
        plainP99: plainTimes?.p99 ?? 0,
        p99Bar: compareWithBar(times?.p99 ?? 0, p99Bar),
      })
    }
  } finally {
    plainServer.stop()
  }
  return {
    title: 'Kept pages',
    note:
      `requests a second with ${connections} connections, medians of ${slices} slices in turns with a plain Node server ` +
      'that sends the same bytes\nunder the same headers, the ratio being that of neighbouring slices; times in milliseconds',
    columns: [
      { key: 'page', label: 'page', unit: 'text' },
      { key: 'isKept', label: 'kept', unit: 'text' },
      { key: 'bytes', label: 'br KB', unit: 'KB' },
      { key: 'rate', label: 'req/s', unit: 'rate' },
      { key: 'plainRate', label: 'plain req/s', unit: 'rate' },
      { key: 'ratio', label: 'plain : kept', unit: 'ratio' },
      { key: 'ratioBar', label: 'bar', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'p99', label: 'p99', unit: 'ms' },
      { key: 'plainP99', label: 'plain p99', unit: 'ms' },
      { key: 'p99Bar', label: 'bar', unit: 'text' },
    ],
    rows,
  }
}

export type Received = { status: number; headers: Record<string, string>; body: Buffer; text: string }

/** Sends one request, as a browser that accepts Brotli. */
export function ask(address: string): Promise<Received> {
  return new Promise((resolve, reject) => {
    request(address, { headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        const body = Buffer.concat(chunks)
        const isCompressed = answer.headers['content-encoding'] === 'br'
        resolve({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body,
          text: (isCompressed ? brotliDecompressSync(body) : body).toString(),
        })
      })
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Whether the page cache holds this page: only then the response has an ETag, since the application sets none for
 * pages.
 */
export function isFromCache({ headers: received }: Received): boolean {
  return received['etag'] !== undefined && received['cache-control']?.startsWith('public') === true
}
