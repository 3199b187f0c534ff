import { execFileSync } from 'node:child_process'
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { findFreePort } from '../../../tests/support/find-free-port.ts'
import { openTelemetry, type Telemetry } from './open-telemetry.ts'

const servers: Server[] = []
let telemetry: Telemetry
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const env = {
  METRICS_PORT: undefined,
  METRICS_HOST: '127.0.0.1',
  OTEL_EXPORTER_OTLP_ENDPOINT: undefined,
  OTEL_EXPORTER_OTLP_HEADERS: undefined,
  OTEL_SERVICE_NAME: 'test-hall',
  OTEL_TRACES_SAMPLER_ARG: 1,
}
const quiet = { logger: pino({ level: 'silent' }), isFromTrustedProxy: () => true }

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A site of which every request sends a statement. */
function serveSite(): Promise<string> {
  telemetry.requests.nameBy(() => ({ kind: 'page', name: '/de/:path{.+}' }))
  const respond = async (response: ServerResponse) => {
    await setImmediate()
    telemetry.onStatement?.('select "id" from "events" where "id" = $1')()
    response.end('page')
  }
  return serve(telemetry.requests.observe((_, response) => void respond(response)))
}

test('metrics count requests, statements and jobs, and show the state of the process', async () => {
  const port = await findFreePort()
  telemetry = await openTelemetry({ ...env, METRICS_PORT: port }, quiet)
  await telemetry.serveMetrics(
    {
      database: () => ({ inUse: 3, idle: 2, waiting: 1 }),
      pages: () => ({ answers: 7, bytes: 700, dropped: 5 }),
      queue: () => ({ visitors: { running: 1, waiting: 4, refused: { own: 6, all: 0 } } }),
      changesLag: () => Promise.reject(new Error('The database is unavailable.')),
    },
    {
      listJobs: async () => [{ name: 'mail', state: 'failed', count: 2 }],
      countMails: async () => ({ waiting: 8, failed: 9 }),
    },
  )
  const site = await serveSite()
  await (await fetch(`${site}/de/clara@example.org?name=Clara`)).text()
  await telemetry.watchJob('clean-up', async () => {})
  await expect(
    telemetry.watchJob('mail', async () => {
      throw new Error('No.')
    }),
  ).rejects.toThrow('No.')
  const read = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  await expect.poll(read).toContain('concert_hall_request_duration_seconds_count')
  const metrics = await read()
  for (const line of [
    'concert_hall_requests_total{kind="page",route="/de/:path{.+}",method="GET",status="200",cache="none"} 1',
    'concert_hall_requests_running 0',
    'concert_hall_statement_duration_seconds_count{outcome="done"} 1',
    'concert_hall_job_duration_seconds_count{job="clean-up",outcome="done"} 1',
    'concert_hall_job_duration_seconds_count{job="mail",outcome="failed"} 1',
    'concert_hall_database_connections{state="in_use"} 3',
    'concert_hall_database_waiting 1',
    'concert_hall_page_cache_answers 7',
    'concert_hall_page_cache_dropped_total 5',
    'concert_hall_queue_waiting{who="visitors"} 4',
    'concert_hall_queue_refused_total{who="visitors",reason="own"} 6',
    'concert_hall_changes_lag_seconds Nan',
    'concert_hall_jobs{job="mail",state="failed"} 2',
    'concert_hall_mails{state="waiting"} 8',
  ])
    expect(metrics).toContain(`${line}\n`)
  expect(metrics).toMatch(/^concert_hall_build_info\{version="[\d.]+",node="v\d+/m)
  expect(metrics).toContain('nodejs_eventloop_lag_seconds ')
  expect(metrics).not.toMatch(/clara/i)
  expect((await fetch(`http://127.0.0.1:${port}/de`)).status).toBe(404)
  await telemetry.close()
})

const spans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})

test("traces have spans of a proxy's request, of its statement, and of a job", async () => {
  const sent: z.infer<typeof spans>['resourceSpans'] = []
  const keys: unknown[] = []
  const collect = async (request: IncomingMessage, response: ServerResponse) => {
    keys.push(request.headers['x-key'], request.url)
    sent.push(...spans.parse(JSON.parse(await text(request))).resourceSpans)
    response.end('{}')
  }
  const collector = await serve((request, response) => void collect(request, response))
  telemetry = await openTelemetry(
    { ...env, OTEL_EXPORTER_OTLP_ENDPOINT: collector, OTEL_EXPORTER_OTLP_HEADERS: { 'x-key': 'secret' } },
    quiet,
  )
  const site = await serveSite()
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` }
  await (await fetch(`${site}/de/seite?name=Clara`, { headers })).text()
  await telemetry.watchJob('clean-up', async () => {
    await setImmediate()
    telemetry.onStatement?.('DELETE FROM changes')()
  })
  telemetry.onStatement?.('select polling from nothing')()
  await setImmediate()
  await telemetry.close()
  const all = sent.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const named = (name: string) => all.find((span) => span.name === name) ?? expect.fail(`no span ${name}`)
  expect(all).toHaveLength(4)
  const request = named('GET /de/:path{.+}')
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(named('select events')).toMatchObject({ traceId, parentSpanId: request.spanId })
  expect(named('delete changes').parentSpanId).toBe(named('job clean-up').spanId)
  expect(keys.slice(0, 2)).toEqual(['secret', '/v1/traces'])
  expect(JSON.stringify(sent)).not.toContain('Clara')
})

test('nothing of it is loaded unless it is asked for', () => {
  const program = `
    import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) {
      if (/prom-client|opentelemetry/.test(url)) console.log(url)
      return next(url, context)
    } })
    const { openTelemetry } = await import('#server/telemetry/open-telemetry.ts')
    const telemetry = await openTelemetry(${JSON.stringify(env)}, {
      logger: { isLevelEnabled: () => false }, isFromTrustedProxy: () => false,
    })
    console.log(typeof telemetry.onStatement)`
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    cwd: process.cwd(),
  })
  expect(output).toBe('undefined\n')
})
