import {
  context,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type TextMapGetter,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { readProgramVersion } from '#db/client/program-version.ts'
import type { StatementObserver } from '#db/client/index.server.ts'
import type { JobWatcher } from '../jobs/start-jobs.ts'
import type { RequestWatcher } from './observe-requests.ts'

export type Traces = {
  requests: RequestWatcher
  statements: StatementObserver
  job: JobWatcher
  /** Sends the last spans. */
  close(): Promise<void>
}

/** How long sending the last spans may take, in milliseconds. */
const maxClosing = 3000
/** A statement's text is cut to so many characters. Its values are never part of it. */
const maxStatementLength = 2000

const headerGetter: TextMapGetter<IncomingHttpHeaders> = {
  keys: (headers) => Object.keys(headers),
  get: (headers, name) => headers[name],
}

/**
 * Sends spans of requests, statements and jobs by OpenTelemetry's protocol. The program is bundled and loaded as modules, so
 * that the libraries' automatic instrumentation does not see it; these three are made by hand.
 */
export function openTraces({
  endpoint,
  headers,
  ratio,
  serviceName,
  logger,
}: {
  endpoint: string
  headers: Record<string, string>
  /** The share of requests and jobs that are traced, unless the proxy has decided it. */
  ratio: number
  serviceName: string
  logger: Pick<Logger, 'warn'>
}): Traces {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, headers })
  reportOnceUntilSent(exporter, logger)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': serviceName,
      'service.version': readProgramVersion(),
      'process.pid': process.pid,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('concert-hall')
  const propagator = new W3CTraceContextPropagator()
  const runIn = <T>(parent: Context, span: Span, work: () => T): T =>
    context.with(trace.setSpan(parent, span), work)

  return {
    requests: {
      begin({ method = '', headers: given }, work) {
        const parent = propagator.extract(ROOT_CONTEXT, given, headerGetter)
        const id = String(given['x-request-id'])
        const attributes = { 'http.request.method': method, 'request.id': id }
        const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
        runIn(parent, span, work)
        return ({ route, status, cache, bytes, isAborted }) => {
          span.updateName(`${method} ${route.name}`)
          span.setAttributes({
            'http.route': route.name,
            'http.response.status_code': status,
            'http.response.size': bytes,
            'cache.outcome': cache,
            ...(isAborted && { 'request.aborted': true }),
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        }
      },
    },
    statements(text) {
      // Statements without a request or job, such as the queue's polling, would be traces of their own.
      if (!trace.getActiveSpan()) return () => {}
      const attributes = {
        'db.system.name': 'postgresql',
        'db.query.text': text.slice(0, maxStatementLength),
      }
      const span = tracer.startSpan(nameOf(text), { kind: SpanKind.CLIENT, attributes })
      return (error) => {
        if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
    async job(name, run) {
      const span = tracer.startSpan(`job ${name}`, { kind: SpanKind.CONSUMER }, ROOT_CONTEXT)
      try {
        await runIn(ROOT_CONTEXT, span, run)
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        throw error
      } finally {
        span.end()
      }
    },
    // A collector that does not answer must not delay the end.
    close: () => Promise.race([provider.shutdown(), setTimeout(maxClosing, undefined, { ref: false })]),
  }
}

/** What a statement does, and with which table: `select events`. */
function nameOf(text: string): string {
  const [, verb = 'statement'] = /^[\s(]*(\w+)/.exec(text) ?? []
  const [, table] = /\b(?:from|into|update)\s+(?:"?jobs"?\.)?"?(\w+)/i.exec(text) ?? []
  return [verb.toLowerCase(), table].filter(Boolean).join(' ')
}

/** Logs one line when spans cannot be sent, and no further one until some have been sent again. */
function reportOnceUntilSent(exporter: OTLPTraceExporter, logger: Pick<Logger, 'warn'>): void {
  let isFailing = false
  const send = exporter.export.bind(exporter)
  exporter.export = (spans, done) =>
    send(spans, (result) => {
      const hasFailed = result.code !== ExportResultCode.SUCCESS
      if (hasFailed && !isFailing) logger.warn({ err: result.error }, 'traces could not be sent')
      isFailing = hasFailed
      done(result)
    })
}
