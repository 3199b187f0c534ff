import client from 'prom-client'
import { readProgramVersion } from '#db/client/program-version.ts'
import type { StatementObserver } from '#db/client/index.server.ts'
import type { QueueReport } from '../start/services.ts'
import type { RequestWatcher } from './observe-requests.ts'

/** Seconds; most pages take 10 ms, and a request may take 10 s of the database. */
const buckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What a process knows about itself; asked for each time when metrics are read. */
export type ProcessState = {
  database(): { inUse: number; idle: number; waiting: number }
  pages(): { answers: number; bytes: number; dropped: number }
  queue: QueueReport['read']
  /** How long the oldest change that this process does not know yet has been committed, in seconds. */
  changesLag(): Promise<number>
}

export type ProcessMetrics = {
  registry: client.Registry
  requests: RequestWatcher
  statements: StatementObserver
  /** Counts a job that has ended. */
  job(name: string, outcome: 'done' | 'failed', seconds: number): void
  /** Adds the state of the process, once its parts are open. */
  readFrom(state: ProcessState): void
}

/** The metrics of one process. Labels are names of the program: routes, states and kinds, never data of a person. */
export function openProcessMetrics(): ProcessMetrics {
  const registry = new client.AggregatorRegistry<client.PrometheusContentType>()
  const registers = [registry]
  client.AggregatorRegistry.setRegistries(registry)
  client.collectDefaultMetrics({ register: registry })
  const requests = new client.Counter({
    name: 'concert_hall_requests_total',
    help: 'Answered requests, by kind and pattern of the address, status, and how the page cache answered',
    labelNames: ['kind', 'route', 'method', 'status', 'cache'],
    registers,
  })
  const durations = new client.Histogram({
    name: 'concert_hall_request_duration_seconds',
    help: 'Time from the request until its answer was sent',
    labelNames: ['kind', 'cache'],
    buckets,
    registers,
  })
  const running = new client.Gauge({
    name: 'concert_hall_requests_running',
    help: 'Requests that are being answered',
    registers,
  })
  const statements = new client.Histogram({
    name: 'concert_hall_statement_duration_seconds',
    help: 'Time of SQL statements from sending to their result',
    labelNames: ['outcome'],
    buckets,
    registers,
  })
  const jobs = new client.Histogram({
    name: 'concert_hall_job_duration_seconds',
    help: 'Time of background jobs, by kind and outcome of the attempt',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers,
  })
  const buildInfo = new client.Gauge({
    name: 'concert_hall_build_info',
    help: 'The version of the program',
    labelNames: ['version', 'node'],
    aggregator: 'first',
    registers,
  })
  buildInfo.set({ version: readProgramVersion(), node: process.version }, 1)
  return {
    registry,
    requests: {
      begin(_, work) {
        running.inc()
        work()
        return ({ route, method, status, cache, seconds }) => {
          running.dec()
          requests.inc({ kind: route.kind, route: route.name, method, status, cache })
          durations.observe({ kind: route.kind, cache }, seconds)
        }
      },
    },
    statements: () => {
      const startedAt = performance.now()
      return (error) =>
        statements.observe({ outcome: error ? 'failed' : 'done' }, (performance.now() - startedAt) / 1000)
    },
    job: (job, outcome, seconds) => jobs.observe({ job, outcome }, seconds),
    readFrom: (state) => addState(registry, state),
  }
}

function addState(registry: client.Registry, state: ProcessState): void {
  const registers = [registry]
  const gauge = (name: string, help: string, label: string | null, values: () => Record<string, number>) =>
    new client.Gauge({
      name,
      help,
      labelNames: label === null ? [] : [label],
      registers,
      collect() {
        for (const [value, number] of Object.entries(values()))
          if (label === null) this.set(number)
          else this.set({ [label]: value }, number)
      },
    })
  const ofQueue = (what: 'running' | 'waiting') =>
    Object.fromEntries(Object.entries(state.queue()).map(([who, counts]) => [who, counts[what]]))
  gauge('concert_hall_database_connections', 'Connections of the pool', 'state', () => ({
    in_use: state.database().inUse,
    idle: state.database().idle,
  }))
  gauge(
    'concert_hall_database_waiting',
    'Statements and transactions that wait for a connection',
    null,
    () => ({
      all: state.database().waiting,
    }),
  )
  gauge('concert_hall_page_cache_answers', 'Answers in the page cache', null, () => ({
    all: state.pages().answers,
  }))
  gauge('concert_hall_page_cache_bytes', 'Memory of the page cache', null, () => ({
    all: state.pages().bytes,
  }))
  registry.registerMetric(
    new client.Counter({
      name: 'concert_hall_page_cache_dropped_total',
      help: 'Answers that left the page cache because of a change or for lack of space',
      registers: [],
      collect() {
        this.reset()
        this.inc(state.pages().dropped)
      },
    }),
  )
  gauge('concert_hall_queue_running', 'Requests that have a place in the queue', 'who', () =>
    ofQueue('running'),
  )
  gauge('concert_hall_queue_waiting', 'Requests that wait for a place', 'who', () => ofQueue('waiting'))
  registry.registerMetric(
    new client.Counter({
      name: 'concert_hall_queue_refused_total',
      help: 'Requests that were refused because their network (own) or all (all) waited too often',
      labelNames: ['who', 'reason'],
      registers: [],
      collect() {
        this.reset()
        for (const [who, { refused }] of Object.entries(state.queue()))
          for (const [reason, count] of Object.entries(refused)) this.inc({ who, reason }, count)
      },
    }),
  )
  registry.registerMetric(
    new client.Gauge({
      name: 'concert_hall_changes_lag_seconds',
      help: 'Age of the oldest change that a process does not know yet',
      aggregator: 'max',
      registers: [],
      async collect() {
        this.set(await state.changesLag().catch(() => Number.NaN)) // the database may be unavailable
      },
    }),
  )
}

/** The metrics of all processes together, for the one that has started them. */
export function openClusterMetrics(): client.AggregatorRegistry<client.PrometheusContentType> {
  return new client.AggregatorRegistry<client.PrometheusContentType>()
}

/** What all processes share, read from the database by the one that answers for all. */
export type SharedState = {
  listJobs: () => Promise<{ name: string; state: string; count: number }[]>
  countMails: () => Promise<{ waiting: number; failed: number }>
}

/** The metrics of what all processes share: jobs and mails. They are missing while the database is unavailable. */
export function openSharedMetrics({ listJobs, countMails }: SharedState): client.Registry {
  const registry = new client.Registry()
  registry.registerMetric(
    new client.Gauge({
      name: 'concert_hall_jobs',
      help: 'Background jobs by kind and state; those that have ended are counted for a day',
      labelNames: ['job', 'state'],
      registers: [],
      async collect() {
        this.reset()
        for (const { name, state, count } of await listJobs().catch(() => []))
          this.set({ job: name, state }, count)
      },
    }),
  )
  registry.registerMetric(
    new client.Gauge({
      name: 'concert_hall_mails',
      help: 'Mails that wait, and mails that were given up in the last 30 days',
      labelNames: ['state'],
      registers: [],
      async collect() {
        this.reset()
        const counts = await countMails().catch(() => ({}))
        for (const [state, count] of Object.entries(counts)) this.set({ state }, count)
      },
    }),
  )
  return registry
}
