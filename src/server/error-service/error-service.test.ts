import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { describeError } from './describe-error.ts'
import { openErrorService, type ErrorService } from './open-error-service.ts'
import { openLogger } from './open-logger.ts'
import { withoutPersonalData, withoutTokens } from './without-personal-data.ts'

type Received = { url: string; headers: IncomingHttpHeaders; body: string }

let server: Server
let dsn = ''
let now = 0
let received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } | null = { status: 200 }
let troubles: string[] = []
let open: ErrorService[] = []

beforeEach(async () => {
  received = []
  troubles = []
  open = []
  answer = { status: 200 }
  now = Date.parse('2026-11-21T12:00:00Z')
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      received.push({
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      })
      server.emit('received')
      if (answer) response.writeHead(answer.status, answer.headers).end('{}')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  dsn = `http://publickey@127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/errors/42`
})
afterEach(async () => {
  server.closeAllConnections()
  await Promise.all(open.map((service) => service.close()))
  server.close()
})

function openService(at = dsn): ErrorService {
  const service = openErrorService({
    dsn: at,
    clock: () => new Date(now),
    onTrouble: (reason) => troubles.push(reason),
  })
  open.push(service)
  return service
}

const sent = z.object({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  level: z.literal('error'),
  logentry: z.object({ formatted: z.string() }),
  transaction: z.string().optional(),
  exception: z.object({ values: z.array(z.object({ type: z.string(), value: z.string() })) }).optional(),
})
const eventIn = ({ body }: Received) => sent.parse(JSON.parse(body.split('\n')[2] ?? ''))

describe('A logged error', () => {
  const logged: string[] = []
  const destination = { write: (line: string) => void logged.push(line) }
  beforeEach(() => void logged.splice(0))

  test('is sent to the service as an envelope, with its causes and where it happened', async () => {
    const service = openService()
    const logger = openLogger('warn', { service, destination })
    const cause = new TypeError('no such table')
    logger.error({ err: new Error('the query failed', { cause }), path: '/de/besuch' }, 'a page failed')
    await service.close()
    const [one, ...others] = received
    expect(others).toEqual([])
    expect(one?.url).toBe('/errors/api/42/envelope/')
    expect(one?.headers['content-type']).toBe('application/x-sentry-envelope')
    expect(one?.headers['x-sentry-auth']).toMatch(/^Sentry sentry_version=7, .*sentry_key=publickey$/)
    const [head = '', item = '', body = ''] = one?.body.split('\n') ?? []
    const event = sent.parse(JSON.parse(body))
    expect(JSON.parse(head)).toMatchObject({ event_id: event.event_id, sent_at: '2026-11-21T12:00:00.000Z' })
    expect(JSON.parse(item)).toEqual({ type: 'event', length: Buffer.byteLength(body) })
    expect(event).toMatchObject({
      timestamp: now / 1000,
      logentry: { formatted: 'a page failed' },
      transaction: '/de/besuch',
      exception: {
        values: [
          { type: 'TypeError', value: 'no such table' },
          { type: 'Error', value: 'the query failed' },
        ],
      },
    })
    expect(body).toContain('"filename":"src/server/error-service/error-service.test.ts"')
    expect(body).not.toContain(import.meta.dirname)
    expect(logged).toHaveLength(1)
  })

  test('is sent at every log level, and warnings at none', async () => {
    for (const level of ['trace', 'warn', 'error', 'fatal', 'silent'] as const) {
      const service = openService()
      const logger = openLogger(level, { service, destination })
      logged.splice(0)
      logger.warn({ err: new Error('for the time being') }, 'a warning')
      logger.error({ err: new Error('for good') }, level)
      await service.close()
      const isLogged = level !== 'fatal' && level !== 'silent'
      expect(
        logged.some((line) => line.includes('for good')),
        level,
      ).toBe(isLogged)
    }
    expect(received.map((one) => eventIn(one).logentry.formatted)).toEqual([
      'trace',
      'warn',
      'error',
      'fatal',
      'silent',
    ])
  })

  test('is only logged if there is no service', () => {
    const logger = openLogger('warn', { service: null, destination })
    logger.error({ err: new Error('x') }, 'a page failed')
    expect(logged).toHaveLength(1)
  })

  test('is reported with its reason even if it is no error object', async () => {
    const service = openService()
    openLogger('warn', { service, destination }).error({ mail: 3, reason: 'refused' }, 'a mail was given up')
    await service.close()
    expect(received.map((one) => eventIn(one).logentry.formatted)).toEqual(['a mail was given up: refused'])
  })
})

describe('A caller that reports an error', () => {
  test('does not wait for a service that never answers, and queues few errors for it', async () => {
    answer = null
    const service = openService()
    const arrived = once(server, 'received')
    for (let count = 0; count < 1000; count++)
      service.report({ error: new Error(`${count}`), message: 'all at once' })
    await arrived
    answer = { status: 200 }
    server.closeAllConnections()
    await service.close()
    expect(received).toHaveLength(1)
    expect(troubles).toHaveLength(1)
  })

  test('cannot fill the queue without end, and everything in it is sent', async () => {
    const service = openService()
    for (let count = 0; count < 1000; count++)
      service.report({ error: new Error(`${count}`), message: `${count}` })
    await service.close()
    expect(received.map((one) => Number(eventIn(one).logentry.formatted))).toEqual(
      Array.from({ length: 31 }, (_, count) => count),
    )
  })

  test.each([
    [{ status: 500 }, 60],
    [{ status: 429, headers: { 'Retry-After': '300' } }, 300],
    [{ status: 302, headers: { Location: 'https://elsewhere.example/' } }, 60],
  ])('sends nothing for a while after %o', async (refusal, seconds) => {
    const service = openService()
    const report = async () => {
      service.report({ error: new Error('x'), message: 'x' })
      await service.close()
      return received.length
    }
    answer = refusal
    expect(await report()).toBe(1)
    now += seconds * 1000 - 1
    expect(await report()).toBe(1)
    now += 1
    answer = { status: 200 }
    expect(await report()).toBe(2)
    expect(troubles).toHaveLength(1)
  })

  test('is not disturbed by a service that is unavailable', async () => {
    const service = openService('http://key@127.0.0.1:1/1')
    service.report({ error: new Error('x'), message: 'x' })
    await service.close()
    expect(troubles).toHaveLength(1)
  })

  test('may report anything', async () => {
    const service = openService()
    const circular = new Error('itself')
    circular.cause = circular
    const hostile = new Error('its stack cannot be read')
    Object.defineProperty(hostile, 'stack', {
      get() {
        throw new Error('no stack')
      },
    })
    for (const error of [circular, hostile, undefined, null, 'a text', { message: 'no error' }, 7n])
      service.report({ error, message: 'odd' })
    await service.close()
    expect(received).toHaveLength(6)
  })
})

describe('A sent report', () => {
  const now2026 = new Date('2026-11-21T12:00:00Z')

  test.each([
    ['mira.berg@example.org could not be reached', '…@… could not be reached'],
    ['GET /x?name=mira failed', 'GET /x?… failed'],
    ['GET /x?email=mira%40example.org failed', 'GET …@… failed'],
    ['https://a.example/de/suche?q=Mira+Berg.', 'https://a.example/de/suche?…'],
    ['smtps://mira:geheim@mail.example.org refused', '…@… refused'],
    ['postgres://mira:geheim@localhost/hall refused', 'postgres://…@localhost/hall refused'],
    ['from 192.0.2.17, port 80', 'from …, port 80'],
    ['from 2001:db8::ff00:42:8329 and ::1', 'from … and …'],
    ['Cookie: sessionid=abc123; csrftoken=def', 'Cookie: sessionid=…; csrftoken=…'],
    ['invalid input syntax for type integer: "Mira"', 'invalid input syntax for type integer: "…"'],
    [
      'Failed query: insert into forms\nparams: Mira,Berg,\nHauptstr. 1',
      'Failed query: insert into forms\nparams: …',
    ],
    ['at 12:30:45 nothing personal happened', 'at 12:30:45 nothing personal happened'],
  ])('contains no personal data: %s', (text, expected) => {
    expect(withoutPersonalData(text)).toBe(expected)
  })

  test.each([
    ['/de/programm-und-karten/ein-sehr-langer-titel-eines-konzerts/12', undefined],
    ['/de/merken/12/confirm/qXv3K0-fhPz_8yWm2LrT5uNc1JbQeA7d', '/de/merken/12/confirm/…'],
    ['/de/besuch?preview=qXv3K0fhPz', '/de/besuch'],
  ])('names the page without its tokens: %s', (path, expected = path) => {
    expect(withoutTokens(path)).toBe(expected)
  })

  test('contains no mail address, network address or query value, wherever they occur', () => {
    const mail = fc.emailAddress()
    const network = fc.oneof(
      fc.ipV4(),
      fc.webUrl({ withQueryParameters: true }).filter((url) => url.includes('?')),
    )
    const secret = fc.stringMatching(/^[A-Za-z0-9]{12,30}$/)
    const around = fc.constantFrom('', 'Failed: ', 'could not send to ', '/de/pfad/', '(', '"')
    fc.assert(
      fc.property(mail, network, secret, around, (address, place, value, before) => {
        const cause = new Error(`Failed query: insert into people\nparams: ${value},${address}`)
        const error = new Error(`${before}${address} ${place} ?q=${value}`, { cause })
        const event = describeError(
          { error, message: `${before}${address}`, path: `/de/${encodeURIComponent(address)}?q=${value}` },
          now2026,
        )
        const text = JSON.stringify(event)
        expect(text).not.toContain(value)
        expect(text).not.toContain(address)
        expect(text).not.toContain(encodeURIComponent(address))
        expect(text).not.toMatch(/\b\d+\.\d+\.\d+\.\d+\b/)
      }),
      { numRuns: 300, seed: 1913 },
    )
  })

  test('is never longer than useful', () => {
    const error = new Error('x'.repeat(1_000_000))
    const text = JSON.stringify(describeError({ error, message: 'y'.repeat(1_000_000) }, now2026))
    expect(text.length).toBeLessThan(30_000)
  })
})
