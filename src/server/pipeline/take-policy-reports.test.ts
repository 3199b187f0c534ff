import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ApiEnv } from '#api/environment.ts'
import { openErrorService, type ErrorService } from '../error-service/open-error-service.ts'
import { openLogger } from '../error-service/open-logger.ts'
import { receivePolicyReports } from './receive-policy-reports.ts'

let app: Hono<ApiEnv>
let service: ErrorService
let receiver: Server
let received: string[]
let logged: string[]
let now: number

beforeEach(async () => {
  received = []
  logged = []
  now = Date.parse('2026-11-23T12:00:00Z')
  receiver = createServer((asked, answer) => {
    void text(asked).then((envelope) => {
      received.push(envelope)
      answer.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const clock = () => new Date(now)
  service = openErrorService({
    dsn: `http://key@127.0.0.1:${port}/1`,
    clock,
    onTrouble: (reason) => expect.fail(reason),
  })
  app = new Hono()
  const destination = { write: (line: string) => void logged.push(line) }
  receivePolicyReports(app, { logger: openLogger('warn', { service, destination }), clock })
})
afterEach(async () => {
  await service.close()
  receiver.close()
})

async function report(body: unknown): Promise<number> {
  const answer = await app.request('/policy-reports', {
    method: 'POST',
    headers: { 'Content-Type': 'application/csp-report' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return answer.status
}

const violation = (blocked: string, more = {}) => ({
  'csp-report': {
    'document-uri': 'https://hall.example/de/suche?q=Mira+Berg',
    'effective-directive': 'script-src-elem',
    'blocked-uri': blocked,
    'script-sample': 'alert("Mira")',
    referrer: 'https://mail.example/mira',
    ...more,
  },
})

test('A violation is logged and sent to the error service, without what the visitor searched for', async () => {
  expect(await report(violation('https://evil.example/steal.js?who=mira@example.org'))).toBe(204)
  await service.close()
  expect(logged).toHaveLength(1)
  expect(received).toHaveLength(1)
  for (const line of [...logged, ...received]) {
    expect(line).toContain('script-src-elem https://evil.example')
    expect(line).toContain('/de/suche')
    expect(line).not.toMatch(/mira|steal|alert/i)
  }
})

test('The newer form of reports, which contains several, is accepted, too', async () => {
  const one = (type: string, blockedURL: string) => ({
    type,
    url: 'https://hall.example/de',
    body: { documentURL: 'https://hall.example/de', effectiveDirective: 'img-src', blockedURL },
  })
  const reports = [
    one('csp-violation', 'https://a.example/x'),
    one('deprecation', 'x'),
    one('csp-violation', 'inline'),
  ]
  expect(await report(reports)).toBe(204)
  expect(logged.map((line) => JSON.parse(line).reason)).toEqual([
    'img-src https://a.example',
    'img-src inline',
  ])
})

test('The same violation is reported once an hour, and at most twenty of them', async () => {
  for (let count = 0; count < 50; count++) await report(violation(`https://${count % 30}.example`))
  expect(logged).toHaveLength(20)
  now += 60 * 60 * 1000 + 1
  await report(violation('https://0.example'))
  expect(logged).toHaveLength(21)
})

test('Reports about browser extensions, and invalid ones, are ignored silently', async () => {
  const odd = [
    violation('chrome-extension://abc/x.js'),
    violation('inline', { 'source-file': 'moz-extension://abc/x.js' }),
    violation('inline', { 'source-file': 'safari-web-extension' }),
    '',
    'no JSON',
    'null',
    '[]',
    '{"csp-report":{"document-uri":7}}',
    [{ type: 'csp-violation' }],
  ]
  for (const body of odd) expect(await report(body)).toBe(204)
  expect(logged).toEqual([])
})
