import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openLogger } from '../error-service/open-logger.ts'
import { noteCacheOutcome } from './current-request.ts'
import { openRequestObserver } from './observe-requests.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Sends one request to a server that logs an error for it; returns its answer and the lines of the log. */
async function ask(
  address: string,
  { headers = {}, isTrusted = false, level = 'info' }: Asked = {},
): Promise<{ id: string; traceparent: string; lines: Record<string, unknown>[] }> {
  const lines: Record<string, unknown>[] = []
  const logged = Promise.withResolvers<void>()
  const logger = openLogger(level, {
    service: null,
    destination: {
      write(text: string) {
        lines.push(JSON.parse(text))
        if (lines.length === (level === 'info' ? 2 : 1)) logged.resolve()
      },
    },
  })
  const observer = openRequestObserver({ logger, isFromTrustedProxy: () => isTrusted, watchers: [] })
  observer.nameBy(() => ({ kind: 'page', name: '/de/:path{.+}' }))
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    await setImmediate()
    noteCacheOutcome('miss')
    logger.error('something failed')
    response.writeHead(203, { 'X-Request-Id': request.headers['x-request-id'] })
    response.end(String(request.headers['traceparent'] ?? ''))
  }
  const server = createServer(observer.observe((request, response) => void respond(request, response)))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}${address}`, { headers })
  const traceparent = await answer.text()
  await logged.promise
  server.close()
  server.closeAllConnections()
  return { id: answer.headers.get('x-request-id') ?? '', traceparent, lines }
}
type Asked = { headers?: Record<string, string>; isTrusted?: boolean; level?: 'info' | 'warn' }

describe('A request', () => {
  test('has one line in the log, without its query and tokens, and its id in all lines', async () => {
    const { id, lines } = await ask('/de/seite/Abcdefghij_0123456789?email=clara@example.org', {
      headers: { 'User-Agent': 'Clara' },
    })
    expect(id).toMatch(uuid)
    expect(lines.map(({ msg, request }) => [msg, request])).toEqual([
      ['something failed', id],
      ['request', id],
    ])
    expect(lines[1]).toEqual({
      level: 30,
      time: expect.any(Number),
      msg: 'request',
      request: id,
      method: 'GET',
      kind: 'page',
      route: '/de/:path{.+}',
      path: '/de/seite/…',
      status: 203,
      cache: 'miss',
      bytes: expect.any(Number),
      milliseconds: expect.any(Number),
    })
    expect(Number(lines[1]?.['bytes'])).toBeGreaterThan(50)
  })

  test('has no line of its own at `warn`, but an id', async () => {
    const { id, lines } = await ask('/de', { level: 'warn' })
    expect(lines).toMatchObject([{ msg: 'something failed', request: id }])
  })

  test('keeps the id and the trace of a trusted proxy only', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    const headers = { 'X-Request-Id': 'proxy-0123456789', traceparent }
    expect(await ask('/de', { headers, isTrusted: true })).toMatchObject({
      id: 'proxy-0123456789',
      traceparent,
    })
    expect(await ask('/de', { headers })).toMatchObject({ id: expect.stringMatching(uuid), traceparent: '' })
  })

  test.each(['short', 'with spaces and more', 'x'.repeat(65), '<script>alert(1)'])(
    'gets an id of its own instead of "%s"',
    async (id) => {
      const answer = await ask('/de', { headers: { 'X-Request-Id': id }, isTrusted: true })
      expect(answer.id).toMatch(uuid)
    },
  )
})
