import { readProgramVersion } from '#db/client/program-version.ts'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { listen, type OpenPort } from './listen.ts'

const origin = 'https://hall.example'

let openPort: OpenPort
afterEach(() => openPort.close())

async function open(publicOrigin?: string): Promise<void> {
  openPort = await listen({ port: 0, host: '127.0.0.1', name: 'PORT', publicOrigin })
}

async function openApplication(publicOrigin?: string): Promise<void> {
  await open(publicOrigin)
  openPort.serve(() => new Response('a page', { headers: { 'Referrer-Policy': 'no-referrer' } }))
}

/** Sends bytes as they are, and reads the response until the connection ends. */
async function send(head: string): Promise<{ status: number; headers: Map<string, string>; body: string }> {
  const socket = connect(openPort.port, '127.0.0.1')
  socket.write(head)
  const received = await text(socket)
  const [top = '', body = ''] = received.split('\r\n\r\n')
  const [first = '', ...lines] = top.split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return { status: Number(first.split(' ')[1]), headers: new Map(headers), body }
}

/** A request for an address and a host, whose connection ends with the answer. */
const get = (address: string, host: string | null, more = '') =>
  send(
    `GET ${address} HTTP/1.1\r\n${host === null ? '' : `Host: ${host}\r\n`}${more}Connection: close\r\n\r\n`,
  )

test('Idle connections are kept longer than proxies keep theirs, which is 60 seconds', async () => {
  await open()
  const response = await fetch(`http://127.0.0.1:${openPort.port}`)
  const [, seconds] = /timeout=(\d+)/.exec(response.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await response.text()
})

describe('The security headers are on every answer', () => {
  const expectAll = ({ headers }: { headers: Map<string, string> }) =>
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=()',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    })

  test.each([
    ['while the site starts', 503, 'GET / HTTP/1.1\r\nHost: hall.example\r\nConnection: close\r\n\r\n'],
    ['to another host', 421, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    ['to no host', 421, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [
      'to two hosts',
      400,
      'GET / HTTP/1.1\r\nHost: hall.example\r\nHOST: hall.example\r\nConnection: close\r\n\r\n',
    ],
    ['to probes', 200, 'GET /healthz HTTP/1.1\r\nHost: 10.0.0.1\r\nConnection: close\r\n\r\n'],
    ['to what is no request', 400, 'nonsense\r\n\r\n'],
    ['to too long headers', 431, `GET / HTTP/1.1\r\nHost: hall.example\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'to an unknown expectation',
      503,
      'GET / HTTP/1.1\r\nHost: hall.example\r\nExpect: cake\r\nConnection: close\r\n\r\n',
    ],
  ])('%s', async (_, status, head) => {
    await open(origin)
    const answer = await send(head)
    expect(answer.status).toBe(status)
    expectAll(answer)
  })

  test('and an address that is too long is refused in both languages', async () => {
    await open(origin)
    const { body } = await send(
      `GET /de/search?q=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: hall.example\r\n\r\n`,
    )
    expect(body).toBe('Die Adresse ist zu lang.\nThe address is too long.\n')
  })

  test('and the application may replace them, but not add a second one', async () => {
    await openApplication(origin)
    const { headers, body } = await get('/', 'hall.example')
    expect(body).toContain('a page')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('except that only a site with TLS requires it', async () => {
    await openApplication('http://hall.example')
    expect((await get('/', 'hall.example')).headers.has('strict-transport-security')).toBe(false)
  })
})

test('Nothing is written into an answer that has begun, when an invalid request follows', async () => {
  await open(origin)
  const begun = Promise.withResolvers<void>()
  openPort.serveWith((_, response) => {
    response.write('begun')
    begun.resolve()
  })
  const socket = connect(openPort.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: hall.example\r\n\r\n')
  const received = text(socket)
  await begun.promise
  socket.write('nonsense\r\n\r\n')
  expect((await received).match(/HTTP\/1\.1/g)).toHaveLength(1)
})

describe('With a public origin', () => {
  test.each([
    ['hall.example', 200],
    ['HALL.example:443', 200],
    ['evil.example', 421],
    ['hall.example:8443', 421],
    ['hall.example.evil.example', 421],
    ['user@hall.example', 421],
    ['hall.example/path', 421],
    ['127.0.0.1', 421],
    ['', 421],
  ])('a request to the host "%s" is answered with %i', async (host, status) => {
    await openApplication(origin)
    expect((await get('/', host)).status).toBe(status)
  })

  test('the host of an absolute address counts, whatever the header contains', async () => {
    await openApplication(origin)
    expect((await get('http://evil.example/', 'hall.example')).status).toBe(421)
    expect((await get('https://hall.example/', 'evil.example')).status).toBe(200)
  })
})

test('Without a public origin a site answers to any host, but not without one', async () => {
  await openApplication()
  expect((await get('/', `localhost:${openPort.port}`)).status).toBe(200)
  expect((await get('/', '127.0.0.1')).status).toBe(200)
  expect((await get('/', null)).status).toBe(421)
})

describe('Probes', () => {
  const ask = async (address: string, init?: RequestInit) => {
    const answer = await fetch(`http://127.0.0.1:${openPort.port}${address}`, init)
    const body = await answer.text()
    return { status: answer.status, body: body === '' ? null : (JSON.parse(body) as unknown) }
  }

  test('report that the process is alive, whatever else is wrong with it', async () => {
    await open(origin)
    openPort.isReadyBy(() => Promise.reject(new Error('secret')))
    expect(await ask('/healthz')).toEqual({
      status: 200,
      body: { status: 'alive', version: readProgramVersion() },
    })
    expect(await ask('/healthz?x=1', { method: 'HEAD' })).toEqual({ status: 200, body: null })
    expect((await ask('/healthz', { method: 'POST' })).status).toBe(405)
  })

  test('report that the site is ready, or in plain lines why it is not', async () => {
    await open(origin)
    const expectTrouble = async (code: string) =>
      expect(await ask('/readyz')).toEqual({
        status: 503,
        body: {
          status: 'not ready',
          troubles: [{ code, message: expect.stringMatching(/^[A-Z].*\.$/) }],
          notes: [],
        },
      })
    await expectTrouble('starting')
    openPort.isReadyBy(() => Promise.resolve([]))
    expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready', notes: [] } })
    const note = { code: 'mail_as_files', message: 'No mail server is configured.' } as const
    openPort.isReadyBy(
      async () => [],
      async () => [note],
    )
    expect(await ask('/readyz')).toEqual({ status: 200, body: { status: 'ready', notes: [note] } })
    openPort.isReadyBy(() => Promise.reject(new Error('connect ECONNREFUSED 10.0.0.7')))
    await expectTrouble('check')
  })

  test('on a kept connection report that the site is shutting down', async () => {
    await open()
    const begun = Promise.withResolvers<() => void>()
    openPort.serveWith((_, response) => begun.resolve(() => void response.end()))
    const slow = fetch(`http://127.0.0.1:${openPort.port}/slow`)
    const finish = await begun.promise
    const socket = connect(openPort.port, '127.0.0.1')
    await once(socket, 'connect')
    socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')
    await once(socket, 'data')
    const closing = openPort.close()
    socket.write('GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n')
    expect(await text(socket)).toMatch(/HTTP\/1.1 503[^]*connection: close[^]*"stopping"/i)
    finish()
    await slow
    await closing
  })
})

test('connections have limits for idle time, for the time of a request, and for their number', async () => {
  await open()
  const { headersTimeout, requestTimeout, timeout, maxConnections } = openPort.server
  expect(requestTimeout).toBeLessThanOrEqual(300_000)
  for (const limit of [headersTimeout, timeout]) {
    expect(limit).toBeGreaterThan(0)
    expect(limit).toBeLessThanOrEqual(60_000)
  }
  expect(maxConnections).toBeLessThanOrEqual(10_000)
})
