import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { checkDatabase, readinessChannel } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import { troubles, type FailedCheck } from './failed-check.ts'

export type Readiness = {
  /** What prevents the site from doing its work; empty when it is ready. Never rejects. */
  check(): Promise<readonly FailedCheck[]>
  close(): Promise<void>
}

/** How long each part of a check may take, in milliseconds. */
const timeout = 3000
/** An answer is reused for this long, so that nobody can keep the database busy with checks; in milliseconds. */
const validFor = 1000
/** The tolerance between this clock and that of the machine that built the version; in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000
/** How often the site checks itself, so that the log reports a trouble even without probes; in milliseconds. */
const ownInterval = 60_000

/**
 * Checks whether the site can do its work: database, migrations, notifications, disk and clock. A trouble is logged
 * in one line when it appears, and when it is over.
 */
export async function openReadiness({
  database,
  dataDir,
  level,
  clock,
  logger,
}: {
  database: Pick<Database, 'query' | 'listen'>
  dataDir: string
  /** The time of the newest migration of this version. */
  level: number
  clock: () => Date
  logger: Pick<Logger, 'error' | 'warn'>
}): Promise<Readiness> {
  const echoes = new Map<string, () => void>()
  const stopListening = await database.listen(readinessChannel, (nonce) => echoes.get(nonce ?? '')?.())
  let known: readonly FailedCheck[] = []
  let last: { at: number; result: Promise<readonly FailedCheck[]> } | null = null

  const findAll = async (): Promise<readonly FailedCheck[]> => {
    const nonce = randomUUID()
    const echo = new Promise<null>((resolve) => echoes.set(nonce, () => resolve(null)))
    try {
      const asking = checkDatabase(database, { nonce, level, clock })
      const [ofDatabase, ofDisk] = await Promise.all([
        within(asking, { isAnswered: false, found: [troubles.unreachable] }),
        within(checkDisk(dataDir), troubles.notWritable),
      ])
      const deaf = ofDatabase.isAnswered ? await within(echo, troubles.deaf) : null
      const early = clock().getTime() < level - clockTolerance ? troubles.clockIsEarly : null
      return [...ofDatabase.found, ofDisk, deaf, early].filter((trouble) => trouble !== null)
    } finally {
      echoes.delete(nonce)
    }
  }
  const log = (found: readonly FailedCheck[]) => {
    for (const { code, message } of found)
      if (known.every((one) => one.code !== code)) logger.error({ trouble: code }, message)
    for (const { code } of known)
      if (found.every((one) => one.code !== code)) logger.warn({ trouble: code }, 'This trouble has gone.')
    known = found
    return found
  }
  const check = () => {
    const now = performance.now()
    if (last === null || now - last.at > validFor) last = { at: now, result: findAll().then(log) }
    return last.result
  }
  const timer = setInterval(() => void check(), ownInterval).unref()
  return {
    check,
    async close() {
      clearInterval(timer)
      await last?.result
      await stopListening()
    },
  }
}

/** The result, or `instead` when it takes too long. */
async function within<T, U>(result: Promise<T>, instead: U): Promise<T | U> {
  const ended = new AbortController()
  const late = setTimeout(timeout, instead, { signal: ended.signal, ref: false }).catch(() => instead)
  try {
    return await Promise.race([result, late])
  } finally {
    ended.abort()
  }
}
