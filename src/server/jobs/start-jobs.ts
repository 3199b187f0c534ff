import { PgBoss, type ConstructorOptions, type JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { jobsSchema } from '#domain/jobs/index.server.ts'
import type { Job } from './job.ts'

export type RunningJobs = {
  /** Resolves when the workers are running. */
  started: Promise<void>
  /** Resolves when running jobs have ended, or after a short grace period. */
  stop: () => Promise<void>
}

export type JobWatcher = (name: string, run: () => Promise<void>) => Promise<void>

/** A process without a heartbeat for this long counts as dead: its jobs are run again a minute or two later. */
const heartbeatSeconds = 60
/** How long running jobs may take after the program has begun to shut down, in milliseconds. */
const graceAtEnd = 5000

/**
 * Runs the jobs of the site until stopped: at most one of each kind at a time in this process, and each piece of work
 * only once across all processes on the database.
 */
export function startJobs(given: {
  database: Pick<Database, 'query' | 'listen'>
  jobs: Job[]
  logger: Pick<Logger, 'warn' | 'error'>
  /** The maximum polling interval of the queue; usually a notification arrives earlier. */
  pollSeconds?: number
  /** Runs a job, and follows it. */
  watch?: JobWatcher
}): RunningJobs {
  const { database, jobs, logger, pollSeconds = 30, watch = (_, run) => run() } = given
  const stopping = new AbortController()
  const unlisten: (() => Promise<void>)[] = []
  const boss = new PgBoss(optionsFor(database))
  boss.on('error', (err) => logger.error({ err }, 'the queue of jobs failed'))
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message))

  const open = async () => {
    await boss.start({ attempts: 100 })
    for (const { name } of await boss.getSchedules())
      if (!jobs.some((job) => job.name === name && job.everyMinutes)) await boss.unschedule(name)
    for (const job of jobs) await createQueue(boss, job)
    for (const job of jobs) await begin(job)
  }

  const begin = async (job: Job) => {
    const { name, everyMinutes, channel } = job
    if (everyMinutes !== undefined) {
      await boss.schedule(name, `FREQ=MINUTELY;INTERVAL=${everyMinutes}`)
      await boss.send(name)
    }
    const worker = await boss.work(
      name,
      {
        includeMetadata: true,
        notifyPollingIntervalSeconds: pollSeconds,
        pollingIntervalSeconds: Math.min(pollSeconds, 2), // fallback while notifications are not available
      },
      async ([work]: JobWithMetadata<{ key?: string } | null>[]) => {
        if (work) await perform(job, work).finally(() => boss.notifyWorker(worker)) // more jobs may be queued
      },
    )
    if (channel !== undefined)
      unlisten.push(await database.listen(channel, (key) => void (key !== null && askSoon(name, key))))
  }

  const perform = async (job: Job, work: JobWithMetadata<{ key?: string } | null>) => {
    const { data, retryCount, retryLimit } = work
    const signal = job.atEnd === 'is finished' ? work.signal : AbortSignal.any([work.signal, stopping.signal])
    const isLastAttempt = retryCount >= retryLimit
    const key = data?.key ?? ''
    const run = () => job.run({ key, isLastAttempt, signal, ask })
    const [outcome] = await Promise.allSettled([watch(job.name, run)])
    if (outcome.status === 'fulfilled') return
    const details = { err: outcome.reason, job: job.name, key, attempt: retryCount + 1 }
    if (isLastAttempt) logger.error(details, 'a job was given up')
    else if (!signal.aborted) logger.warn(details, 'a job failed and will be tried again')
    throw new Error('See the log.') // the queue would keep the reason, which may name people
  }

  const ask = async (name: string, keys: string[]) => {
    await boss.insert(
      name,
      keys.map((key) => ({ data: { key }, singletonKey: key })),
    )
  }
  const askSoon = (name: string, key: string) => {
    if (stopping.signal.aborted) return
    ask(name, [key]).catch((err: unknown) => logger.error({ err, job: name }, 'a job could not be asked for'))
  }

  const started = open().catch((err: unknown) => {
    if (!stopping.signal.aborted) logger.error({ err }, 'the jobs could not be started')
  })
  return {
    started,
    async stop() {
      stopping.abort()
      for (const { name } of jobs) await boss.offWork(name, { wait: false }) // from now on no job is started
      for (const end of unlisten) await end().catch(() => {})
      await boss.stop({ timeout: graceAtEnd })
      await started
    },
  }
}

function optionsFor(database: Pick<Database, 'query' | 'listen'>): ConstructorOptions {
  return {
    schema: jobsSchema,
    db: {
      executeSql: (text, values) => database.query(text, values),
      async listen(channel, onNotification, onReconnect) {
        const close = await database.listen(channel, (payload) =>
          payload === null ? onReconnect() : onNotification(payload),
        )
        return { close }
      },
    },
    useListenNotify: true,
    maintenanceIntervalSeconds: 3600,
    // Features that only large installations need.
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  }
}

/** Creates the queue of a job, or updates the options of an existing one. */
async function createQueue(boss: PgBoss, { name, retries, maxSeconds = 3600 }: Job): Promise<void> {
  const options = {
    notify: true,
    heartbeatSeconds,
    expireInSeconds: maxSeconds,
    deleteAfterSeconds: 24 * 3600, // staff see what was done lately
    retryLimit: retries.limit,
    retryDelay: retries.firstPause,
    retryDelayMax: retries.maxPause,
    retryBackoff: true,
  }
  await boss.createQueue(name, { ...options, policy: 'exclusive' })
  await boss.updateQueue(name, options)
}
