import cluster from 'node:cluster'
import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { StatementObserver } from '#db/client/index.server.ts'
import type { Env } from '../start/env.ts'
import type { JobWatcher } from '../jobs/start-jobs.ts'
import type { ProcessState, SharedState } from './metrics.ts'
import { openRequestObserver, type RequestObserver } from './observe-requests.ts'

type TelemetryEnv = Pick<
  Env,
  | 'METRICS_PORT'
  | 'METRICS_HOST'
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>

export type Telemetry = {
  requests: RequestObserver
  /** Undefined when nobody follows statements, so that they cost nothing. */
  onStatement: StatementObserver | undefined
  watchJob: JobWatcher
  /** Opens the port of the metrics, unless the process that has started this one answers for all. */
  serveMetrics(state: ProcessState, shared: SharedState): Promise<void>
  close(): Promise<void>
}

/**
 * What operators see of this process: ids and log lines of requests, metrics, traces. The libraries for metrics and traces
 * are only loaded when a setting asks for them.
 */
export async function openTelemetry(
  env: TelemetryEnv,
  {
    logger,
    isFromTrustedProxy,
  }: { logger: Logger; isFromTrustedProxy: (request: IncomingMessage) => boolean },
): Promise<Telemetry> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = env
  const closing: (() => Promise<void>)[] = []
  const metrics = port === undefined ? null : await import('./metrics.ts')
  const measured = metrics?.openProcessMetrics() ?? null
  const traces =
    endpoint === undefined
      ? null
      : (await import('./traces.ts')).openTraces({
          endpoint,
          headers: env.OTEL_EXPORTER_OTLP_HEADERS ?? {},
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
          serviceName: env.OTEL_SERVICE_NAME,
          logger,
        })
  if (traces) closing.push(() => traces.close())
  const observers = [measured?.statements ?? [], traces?.statements ?? []].flat()

  return {
    requests: openRequestObserver({
      logger,
      isFromTrustedProxy,
      watchers: [measured?.requests ?? [], traces?.requests ?? []].flat(),
    }),
    onStatement:
      observers.length === 0
        ? undefined
        : (text) => {
            const ends = observers.map((observe) => observe(text))
            return (error) => ends.forEach((end) => end(error))
          },
    async watchJob(name, run) {
      const startedAt = performance.now()
      const note = (outcome: 'done' | 'failed') =>
        measured?.job(name, outcome, (performance.now() - startedAt) / 1000)
      try {
        await (traces ? traces.job(name, run) : run())
        note('done')
      } catch (error) {
        note('failed')
        throw error
      }
    },
    async serveMetrics(state, shared) {
      if (!metrics || !measured || port === undefined) return
      measured.readFrom(state)
      if (cluster.isWorker) return
      const { serveMetrics } = await import('./serve-metrics.ts')
      const sharedMetrics = metrics.openSharedMetrics(shared)
      const read = async () => (await measured.registry.metrics()) + (await sharedMetrics.metrics())
      const server = await serveMetrics({ port, host }, { read, logger })
      closing.push(() => server.close())
    },
    async close() {
      for (const close of closing) await close()
    },
  }
}

/** Answers with the metrics of all processes of the site, from the process that has started them. */
export async function serveMetricsOfAll(
  env: TelemetryEnv,
  { shared, logger }: { shared: SharedState; logger: Logger },
): Promise<{ close(): Promise<void> } | null> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) return null
  const { openSharedMetrics, openClusterMetrics } = await import('./metrics.ts')
  const { serveMetrics } = await import('./serve-metrics.ts')
  const processes = openClusterMetrics()
  const sharedMetrics = openSharedMetrics(shared)
  const read = async () => `${await processes.clusterMetrics()}\n${await sharedMetrics.metrics()}`
  return serveMetrics({ port, host }, { read, logger })
}
