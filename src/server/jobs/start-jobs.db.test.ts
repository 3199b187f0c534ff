import { PgBoss } from 'pg-boss'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '#db/client/index.server.ts'
import { openFreshDatabase } from '../../../tests/support/database.ts'
import type { Job, JobCall } from './job.ts'
import { startJobs, type RunningJobs } from './start-jobs.ts'

let database: Database
/** A passive view of the queue for the tests; it runs no jobs itself. */
let queue: PgBoss
const running: RunningJobs[] = []
const failures: unknown[] = []
const logger = { warn: () => {}, error: (details: unknown) => void failures.push(details) }

beforeAll(async () => {
  database = await openFreshDatabase()
  queue = new PgBoss({
    db: { executeSql: (text, values) => database.query(text, values) },
    schema: 'jobs',
    supervise: false,
    schedule: false,
  })
  await queue.start()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  for (const { name } of await queue.getQueues()) await queue.deleteQueue(name)
  failures.length = 0
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

describe('A requested job', { timeout: 60_000 }, () => {
  test('is done once, however many processes there are', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => `${index}`)
    const done: string[] = []
    const job = jobOf({ run: async ({ key }) => void done.push(key) })
    await Promise.all([start(job), start(job), start(job, asking('job', keys))])
    await vi.waitFor(() => expect(done.length).toBe(keys.length), timeout)
    await nothingLeft()
    expect(done.toSorted()).toEqual(keys.toSorted())
  })

  test('can be requested on a channel of the database', async () => {
    const done: string[] = []
    await start(jobOf({ channel: 'asked', run: async ({ key }) => void done.push(key) }))
    await database.notify('asked', 'one')
    await vi.waitFor(() => expect(done).toEqual(['one']), timeout)
  })

  test('is done once when it is requested again while it is waiting or running', async () => {
    const hold = Promise.withResolvers<void>()
    const done: string[] = []
    const job = jobOf({
      run: async ({ key }) => {
        done.push(key)
        await hold.promise
      },
    })
    await start(job, asking('job', ['one', 'two']))
    await vi.waitFor(() => expect(done).toEqual(['one']), timeout)
    await start(job, asking('job', ['one', 'two']))
    await vi.waitFor(
      async () => expect(await statesOf('asking')).toEqual(['completed', 'completed']),
      timeout,
    )
    hold.resolve()
    await vi.waitFor(() => expect(done).toContain('two'), timeout)
    await nothingLeft()
    expect(done).toEqual(['one', 'two'])
  })

  test('does not block the others when it fails, and is retried later', async () => {
    const done: string[] = []
    let isDown = true
    const job = jobOf({
      run: async ({ key }) => {
        if (isDown && key === 'bad') throw new Error('no connection to clara@example.org')
        done.push(key)
      },
    })
    await start(job, asking('job', ['bad', 'good']))
    await vi.waitFor(() => expect(done).toEqual(['good']), timeout)
    isDown = false
    await timePasses(60)
    await vi.waitFor(() => expect(done).toEqual(['good', 'bad']), timeout)
    const { rows } = await database.query(`SELECT output FROM jobs.job WHERE name = 'job'`)
    expect(JSON.stringify(rows)).not.toContain('clara')
  })

  test('is retried with growing pauses, knows its last attempt, and is given up after that', async () => {
    const attempts: boolean[] = []
    const job = jobOf({
      retries: { limit: 5, firstPause: 60, maxPause: 500 },
      run: ({ isLastAttempt }) => {
        attempts.push(isLastAttempt)
        return Promise.reject(new Error('no connection'))
      },
    })
    await start(job, asking('job', ['bad']))
    const pauses: number[] = []
    for (let attempt = 1; attempt <= 5; attempt++) {
      await vi.waitFor(async () => {
        expect(attempts).toHaveLength(attempt)
        expect(await statesOf('job')).toEqual(['retry'])
      }, timeout)
      pauses.push(await pauseOf('job'))
      await timePasses(10)
    }
    await vi.waitFor(async () => expect(await statesOf('job')).toEqual(['failed']), timeout)
    expect(attempts).toEqual([false, false, false, false, false, true])
    expect(pauses.map(roughly)).toEqual(pauses.map(roughly).toSorted((a, b) => a - b))
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThan(Math.min(60 * 2 ** index, 500) - 5)
      expect(pause).toBeLessThanOrEqual(Math.min(120 * 2 ** index, 500))
    }
    expect(failures).toMatchObject([{ job: 'job', key: 'bad', attempt: 6 }])
  })
})

describe('A scheduled job', { timeout: 60_000 }, () => {
  test('is done at the start, and then by its schedule', async () => {
    const run = vi.fn(() => Promise.resolve())
    await start(jobOf({ everyMinutes: 45, run }))
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), timeout)
    expect(await queue.getSchedules()).toMatchObject([{ name: 'job', cron: 'FREQ=MINUTELY;INTERVAL=45' }])
    await start(jobOf({ everyMinutes: 15, run }))
    expect(await queue.getSchedules()).toMatchObject([{ name: 'job', cron: 'FREQ=MINUTELY;INTERVAL=15' }])
  })

  test('is no longer done once the site has no such job', async () => {
    await start(jobOf({ everyMinutes: 15 }))
    await start(jobOf({ name: 'other', everyMinutes: 15 }))
    expect(await queue.getSchedules()).toMatchObject([{ name: 'other' }])
  })

  test('never runs twice at the same time, in any processes', async () => {
    const hold = Promise.withResolvers<void>()
    const run = vi.fn(() => hold.promise)
    const job = jobOf({ everyMinutes: 15, run })
    await start(job)
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), timeout)
    await start(job)
    expect(await queue.send('job')).toBeNull()
    expect(await statesOf('job')).toEqual(['active'])
    hold.resolve()
    await nothingLeft()
    expect(run).toHaveBeenCalledOnce()
  })
})

describe('When the program ends', { timeout: 60_000 }, () => {
  test('running jobs are finished, and the rest left for the next process', async () => {
    const hold = Promise.withResolvers<void>()
    const begun: string[] = []
    const done: string[] = []
    const job = jobOf({
      run: async ({ key }) => {
        begun.push(key)
        await hold.promise
        done.push(key)
      },
    })
    const first = await start(job, asking('job', ['in hand', 'waiting']))
    await vi.waitFor(() => expect(begun).toEqual(['in hand']), timeout)
    const stopped = first.stop()
    hold.resolve()
    await stopped
    expect(done).toEqual(['in hand'])
    expect(await statesOf('job')).toEqual(['completed', 'created'])
    await start(job)
    await vi.waitFor(() => expect(done).toEqual(['in hand', 'waiting']), timeout)
  })

  test('abortable jobs are aborted at once, and run again by the next process', async () => {
    const begun = Promise.withResolvers<void>()
    const first = await start(
      jobOf({
        atEnd: 'is broken off',
        everyMinutes: 15,
        run: ({ signal }) => {
          begun.resolve()
          return untilAborted(signal)
        },
      }),
    )
    await begun.promise
    await first.stop()
    expect([await statesOf('job'), failures]).toEqual([['retry'], []])
    await timePasses(10)
    const run = vi.fn(() => Promise.resolve())
    await start(jobOf({ everyMinutes: 15, run }))
    await vi.waitFor(() => expect(run).toHaveBeenCalledOnce(), timeout)
  })

  test('jobs that do not finish in time are aborted and run again', async () => {
    const begun = Promise.withResolvers<void>()
    const run = ({ signal }: JobCall) => {
      begun.resolve()
      return untilAborted(signal)
    }
    const first = await start(jobOf({ run }), asking('job', ['slow']))
    await begun.promise
    await first.stop()
    expect(await statesOf('job')).toEqual(['retry'])
  })

  test('a start that is in progress ends, too', async () => {
    const first = startJobs({ database, jobs: [jobOf({ everyMinutes: 1 })], logger })
    await first.stop()
    expect(failures).toEqual([])
  })
})

test('A job that a killed process was running is run by another one a few minutes later', async () => {
  const begun = Promise.withResolvers<JobCall>()
  const hold = Promise.withResolvers<void>()
  await start(
    jobOf({
      run: (call) => {
        begun.resolve(call)
        return hold.promise
      },
    }),
    asking('job', ['one']),
  )
  await begun.promise
  const done: string[] = []
  await start(jobOf({ run: async ({ key }) => void done.push(key) }))
  await timePasses(2) // in which the first one sends no heartbeat
  await queue.supervise() // as every process does each minute
  expect(await statesOf('job')).toEqual(['retry'])
  await timePasses(2)
  await vi.waitFor(() => expect(done).toEqual(['one']), timeout)
  // Should the first process still be alive, its report about this attempt is ignored.
  hold.reject(new Error('late'))
  await Promise.all(running.splice(0).map(({ stop }) => stop()))
  expect(await statesOf('job')).toEqual(['completed'])
}, 60_000)

const timeout = { timeout: 20_000, interval: 20 }

async function start(...jobs: Job[]): Promise<RunningJobs> {
  const started = startJobs({ database, jobs, logger, pollSeconds: 0.5 })
  running.push(started)
  await started.started
  return started
}

function jobOf(given: Partial<Job>): Job {
  return {
    name: 'job',
    retries: { limit: 3, firstPause: 60, maxPause: 3600 },
    atEnd: 'is finished',
    run: () => Promise.resolve(),
    ...given,
  }
}

/** Requests jobs at the start, one after the other, so that they run in this order. */
function asking(name: string, keys: string[]): Job {
  const run = async ({ ask }: JobCall) => {
    for (const key of keys) await ask(name, [key])
  }
  return jobOf({ name: 'asking', everyMinutes: 1000, run })
}

function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('broken off')))
  })
}

async function statesOf(name: string): Promise<unknown[]> {
  const { rows } = await database.query(
    'SELECT state::text FROM jobs.job WHERE name = $1 ORDER BY created_on',
    [name],
  )
  return rows.map((row) => (typeof row === 'object' && row && 'state' in row ? row.state : row))
}

async function pauseOf(name: string): Promise<number> {
  const { rows } = await database.query(
    'SELECT extract(epoch FROM start_after - now())::float AS pause FROM jobs.job WHERE name = $1',
    [name],
  )
  const [row] = rows
  return typeof row === 'object' && row && 'pause' in row ? Number(row.pause) : NaN
}

/** Rounds to ten seconds, because polling takes time. */
function roughly(seconds: number): number {
  return Math.round(seconds / 10)
}

async function nothingLeft(): Promise<void> {
  await vi.waitFor(async () => {
    expect(new Set([...(await statesOf('job')), 'completed'])).toEqual(new Set(['completed']))
  }, timeout)
}

/** Moves all timestamps of the queue into the past. */
async function timePasses(minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`
  await database.query(
    `UPDATE jobs.job SET start_after = start_after - ${by}, heartbeat_on = heartbeat_on - ${by} WHERE state < 'completed'`,
  )
  await database.query(`UPDATE jobs.queue SET monitor_claim_on = NULL`)
}
