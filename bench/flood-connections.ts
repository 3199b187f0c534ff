/** A flood in a process of its own, so that the answers that it reads do not delay the requests that are measured. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { z } from 'zod'

export type Flood = {
  origin: string
  /** Each request asks for `path`, in which `{n}` is a new number each time. */
  path: string
  connections: number
}

/** How many requests were answered with each status; `failed` are those without an answer. */
const answered = z.record(z.string(), z.number())
export type Answered = z.infer<typeof answered>

/**
 * Begins a flood; `stop` ends it. Each request is of a network of its own. Half of the connections are kept, the others are
 * new ones each time.
 */
export async function startFlood(flood: Flood): Promise<{ stop(): Promise<Answered> }> {
  const child = fork(import.meta.filename)
  child.send(flood)
  await once(child, 'message')
  return { stop: () => stopFlood(child) }
}

async function stopFlood(child: ChildProcess): Promise<Answered> {
  const said = once(child, 'message')
  child.send('stop')
  const [counts]: unknown[] = await said
  child.disconnect()
  return answered.parse(counts)
}

if (process.argv[1] === import.meta.filename) serve()

function serve(): void {
  const counts: Answered = {}
  process.on('message', (told: Flood | 'stop') => {
    if (told === 'stop') {
      process.send?.(counts)
      return
    }
    for (let index = 0; index < told.connections; index++)
      void keepAsking(told, index % 2 === 0 ? new Agent({ keepAlive: true, maxSockets: 1 }) : false)
    process.send?.('begun')
  })
  process.once('disconnect', () => process.exit(0))

  async function keepAsking(flood: Flood, agent: Agent | false): Promise<void> {
    for (;;) {
      const outcome = await askOnce(flood, agent)
      counts[outcome] = (counts[outcome] ?? 0) + 1
    }
  }
}

/** Sends one request, and returns the status of its answer. */
function askOnce({ origin, path }: Flood, agent: Agent | false): Promise<string> {
  const number = nextNumber()
  return new Promise((resolve) => {
    request(
      origin + path.replace('{n}', priceOf(number)),
      { agent, headers: { 'X-Forwarded-For': networkOf(number), 'Accept-Encoding': 'br' } },
      (answer) => {
        answer.on('error', () => resolve('failed'))
        answer.on('end', () => resolve(String(answer.statusCode)))
        answer.resume()
      },
    )
      .on('error', () => resolve('failed'))
      .end()
  })
}

/** A different price for each number; the site takes six digits and two decimals. */
export function priceOf(number: number): string {
  return ((number % 100_000_000) / 100).toFixed(2)
}

let last = 0

/** A number that no flood of the last hours has used: counted from the hundredths of a second of the day. */
function nextNumber(): number {
  last = Math.max(last + 1, Math.floor(Date.now() / 10) % 8_640_000)
  return last
}

/** An address in a network of its own for each of 16 million numbers. */
export function networkOf(number: number): string {
  return `11.${[16, 8, 0].map((bits) => (number >> bits) & 255).join('.')}`
}
