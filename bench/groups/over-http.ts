import { gzipSync } from 'node:zlib'
import type { Site } from '../../tests/support/site.ts'
import { openHttpClient } from '../http-client.ts'
import { measureCalls, measureRate } from '../measure.ts'
import { startPlainServer } from '../plain-site.ts'
import type { Table } from '../report.ts'
import { median, summarize } from '../statistics.ts'

/** A request over HTTP: its name, and a function that returns another address of that kind each time. */
export type Question = { name: string; status?: number; nextPath: () => string }

const concurrency = 16
const slices = 3
const sliceMilliseconds = 500

/**
 * Latency one at a time, and requests a second with 16 at once, of the site and of a plain Node server that answers
 * with as many bytes. Both are measured alternately, request by request and slice by slice, so that noise affects
 * both.
 */
export async function measureOverHttp(
  site: Site,
  {
    title,
    questions,
    runs,
    against,
  }: { title: string; questions: Question[]; runs: number; against?: string },
): Promise<Table> {
  const plainServer = await startPlainServer()
  const client = openHttpClient(site.origin)
  const plainClient = openHttpClient(plainServer.origin)
  const otherClient = against === undefined ? null : openHttpClient(against)
  const ask = async ({ name, nextPath, status = 200 }: Question) => {
    const path = nextPath()
    const answer = await client.get(path)
    if (answer.status !== status) throw new Error(`${name}: ${path} answered ${answer.status}`)
    return answer.body
  }
  const rows: Table['rows'] = []
  try {
    const sizes = new Map<Question, { raw: number; gzip: number }>()
    for (const question of questions) sizes.set(question, await sizeUp(() => ask(question)))
    const calls = questions.flatMap((question) => [
      { name: question.name, isPlain: false, question, run: () => ask(question) },
      {
        name: question.name,
        isPlain: true,
        question,
        run: () => plainClient.get(`/${sizes.get(question)?.raw ?? 0}`),
      },
    ])
    const measured = await measureCalls(calls, runs)
    for (const question of questions) {
      const [own, plain] = [false, true].map(
        (isPlain) =>
          measured.find(({ call }) => call.question === question && call.isPlain === isPlain)?.summary ??
          summarize([]),
      )
      const size = sizes.get(question) ?? { raw: 0, gzip: 0 }
      const rates = await compareRates(
        () => ask(question),
        () => plainClient.get(`/${size.raw}`),
        otherClient && (() => otherClient.get(question.nextPath())),
      )
      rows.push({
        question: question.name,
        ...own,
        plain: plain?.median ?? 0,
        slower: (own?.median ?? 0) / (plain?.median || 1),
        rate: rates.own,
        plainRate: rates.plain,
        share: rates.own / (rates.plain || 1),
        timesOther: rates.other === null ? null : rates.own / (rates.other || 1),
        ...size,
      })
    }
  } finally {
    client.close()
    plainClient.close()
    otherClient?.close()
    plainServer.stop()
  }
  return {
    title,
    note:
      `${runs} requests each, one at a time, in milliseconds; then ${concurrency} at once, requests a second, median of ` +
      `${slices} slices.\n"plain" is a plain Node server answering as many bytes, in turns with the site; "gzip" is ` +
      `what the body would be compressed, at level 6`,
    columns: [
      { key: 'question', label: 'request', unit: 'text' },
      { key: 'median', label: 'median', unit: 'ms' },
      { key: 'p95', label: 'p95', unit: 'ms' },
      { key: 'p99', label: 'p99', unit: 'ms' },
      { key: 'plain', label: 'plain median', unit: 'ms' },
      { key: 'slower', label: 'ratio to plain', unit: 'ratio' },
      { key: 'rate', label: '16: req/s', unit: 'rate' },
      { key: 'plainRate', label: 'plain req/s', unit: 'rate' },
      { key: 'share', label: 'share', unit: 'percent' },
      ...(otherClient ? [{ key: 'timesOther', label: '× other', unit: 'ratio' } as const] : []),
      { key: 'raw', label: 'KB', unit: 'KB' },
      { key: 'gzip', label: 'gzip KB', unit: 'KB' },
    ],
    rows,
  }
}

/** The medians of several responses of the kind. */
async function sizeUp(ask: () => Promise<Buffer>): Promise<{ raw: number; gzip: number }> {
  const bodies: Buffer[] = []
  for (let count = 0; count < 9; count++) bodies.push(await ask())
  return {
    raw: Math.round(median(bodies.map((body) => body.length))),
    gzip: median(bodies.map((body) => gzipSync(body).length)),
  }
}

async function compareRates(
  own: () => Promise<unknown>,
  plain: () => Promise<unknown>,
  other: (() => Promise<unknown>) | null,
): Promise<{ own: number; plain: number; other: number | null }> {
  const load = { concurrency, milliseconds: sliceMilliseconds }
  const ownRates: number[] = []
  const plainRates: number[] = []
  const otherRates: number[] = []
  for (let slice = 0; slice < slices; slice++) {
    ownRates.push(await measureRate(own, load))
    plainRates.push(await measureRate(plain, load))
    if (other) otherRates.push(await measureRate(other, load))
  }
  return { own: median(ownRates), plain: median(plainRates), other: other && median(otherRates) }
}
