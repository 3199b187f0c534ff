import type { Logger } from 'pino'
import { setTimeout as wait } from 'node:timers/promises'
import type { Database } from '#db/client/index.server.ts'
import type { ChangeFeed } from '#domain/changes/index.server.ts'
import { applyDueReleases } from '#domain/publishing/index.server.ts'
import type { RecordStores } from '#domain/records/index.server.ts'
import { findNextRelease } from '#domain/releases/index.server.ts'
import { system } from '#domain/scope.ts'

export type FollowedReleases = {
  /**
   * Resolves when the releases whose minute has come are public, or after a few seconds. What was planned for a time that had
   * passed already makes nobody wait.
   */
  settled(now: Date): Promise<void>
  close(): Promise<void>
}

/**
 * How long before its minute a release begins to be applied, in milliseconds: at least, and for each of its changes. A record
 * takes about one, what is written on a page 15 to 50. Who saves one of its records meanwhile waits for the minute.
 */
const leads = { least: 2000, each: 10, most: 20_000 }
/** How long a request waits for a release whose minute has come, in milliseconds. */
const patience = 3000
/** How long until a process looks again after another one that is applying a release, in milliseconds. */
const retryAfter = 500
/** Timers can't be longer than 24 days. */
const longestTimer = 24 * 3_600_000

/**
 * Applies releases at their minute: each process knows the next one by the log of changes, and one of them holds the rows
 * while it applies it. When that one dies, another takes over. Only the end of the transaction waits for the minute.
 */
export async function followReleases({
  database,
  stores,
  changes,
  clock,
  publicOrigin,
  logger,
}: {
  database: Pick<Database, 'db'>
  stores: RecordStores
  changes: Pick<ChangeFeed, 'subscribe' | 'catchUp'>
  clock: () => Date
  publicOrigin: string
  logger: Pick<Logger, 'info' | 'error'>
}): Promise<FollowedReleases> {
  const ending = new AbortController()
  let next: Date | null = null
  let lead = leads.least
  /** The latest minute that was known before it came. */
  let promised: Date | null = null
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | null = null
  let reading: Promise<void> = Promise.resolve()

  const arm = (milliseconds: number) => {
    clearTimeout(timer)
    if (ending.signal.aborted) return
    timer = setTimeout(() => void begin(), Math.min(Math.max(milliseconds, 0), longestTimer))
  }
  const readNext = async () => {
    const found = await findNextRelease(database)
    next = found?.at ?? null
    lead = Math.min(leads.least + leads.each * (found?.items ?? 0), leads.most)
    if (next && next > clock()) promised = next
    if (next) arm(next.getTime() - lead - clock().getTime())
  }
  const read = () => {
    reading = reading.then(readNext).catch((err: unknown) => {
      logger.error({ err }, 'the next release could not be read')
      arm(retryAfter)
    })
    return reading
  }
  const begin = async () => {
    if (!running)
      running = apply()
        .catch((err: unknown) => logger.error({ err }, 'releases could not be applied'))
        .finally(() => (running = null))
    await running
    await read()
    // Another process may hold it, or the database may be away.
    if (next && next.getTime() - clock().getTime() <= lead) arm(retryAfter)
  }
  const apply = async () => {
    const now = clock()
    const { published, failed } = await applyDueReleases({ db: database.db, now, viewer: system }, stores, {
      until: new Date(now.getTime() + lead),
      publicOrigin,
      waitFor: async (minute) => {
        const left = minute.getTime() - clock().getTime()
        if (left > 0) await wait(left)
      },
    })
    if (published + failed === 0) return
    logger.info({ published, failed }, 'releases were applied')
    await changes.catchUp()
  }

  const unsubscribe = changes.subscribe((made) => {
    if (made.some(({ kind }) => kind === 'release' || kind === 'everything')) void read()
  })
  await read()
  return {
    async settled(now) {
      const until = Date.now() + patience
      const isDue = () =>
        promised !== null && promised <= now && next !== null && next <= promised && !ending.signal.aborted
      while (isDue() && Date.now() < until) {
        await wait(20)
        if (!running) void begin()
      }
    },
    async close() {
      ending.abort()
      clearTimeout(timer)
      unsubscribe()
      await running
    },
  }
}
