import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { checkDatabase, readinessChannel } from './check-database.ts'
import { checkDisk } from './check-disk.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import { troubles, type FailedCheck } from './failed-check.ts'
import { watchFindings } from './watch-findings.ts'

export type Readiness = {
  /** What prevents the site from doing its work; empty when it is ready. Never rejects. */
  check(): Promise<readonly FailedCheck[]>
  /** The note that the last check took too long, also before that prevents anything. */
  findNotes(): NoteCode[]
  close(): Promise<void>
}

/** How long each part of a check may take, in milliseconds. */
const timeout = 3000
/**
 * A site whose checks take too long works, if slowly, and others would hardly be faster: only when that lasts for so long
 * is it not ready; in milliseconds.
 */
const slowFor = 30_000
/** An answer is reused for this long, so that nobody can keep the database busy with checks; in milliseconds. */
const validFor = 1000
/** The tolerance between this clock and that of the machine that built the version; in milliseconds. */
const clockTolerance = 24 * 60 * 60 * 1000
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
  /** When the first of the checks began that have all taken too long since then. */
  let slowSince: number | null = null
  const findAll = async (): Promise<readonly FailedCheck[]> => {
    const began = performance.now()
    const nonce = randomUUID()
    const echo = new Promise<null>((resolve) => echoes.set(nonce, () => resolve(null)))
    try {
      const asking = checkDatabase(database, { nonce, level, clock })
      const [ofDatabase, ofDisk] = await Promise.all([within(asking), within(checkDisk(dataDir))])
      const isLate = ofDatabase === 'late' || ofDisk === 'late'
      slowSince = isLate ? (slowSince ?? began) : null
      // Where everything is slow, the echo may be, too.
      const isDeaf = !isLate && ofDatabase.isAnswered && (await within(echo)) === 'late'
      const found = [
        ...(ofDatabase === 'late' ? [] : ofDatabase.found),
        ofDisk === 'late' ? null : ofDisk,
        slowSince !== null && began - slowSince >= slowFor ? troubles.slow : null,
        isDeaf ? troubles.deaf : null,
        clock().getTime() < level - clockTolerance ? troubles.clockIsEarly : null,
      ]
      return found.filter((trouble) => trouble !== null)
    } finally {
      echoes.delete(nonce)
    }
  }
  const watch = watchFindings({
    find: findAll,
    validFor,
    onCome: ({ code, message }) => logger.error({ trouble: code }, message),
    onGone: ({ code }) => logger.warn({ trouble: code }, 'This trouble has gone.'),
  })
  return {
    check: watch.check,
    findNotes: () => (slowSince === null ? [] : ['checks_slow']),
    async close() {
      await watch.close()
      await stopListening()
    },
  }
}

/** The result, or `late` when it takes too long. */
async function within<T>(result: Promise<T>): Promise<T | 'late'> {
  const late = Promise.withResolvers<'late'>()
  const timer = setTimeout(late.resolve, timeout, 'late').unref()
  try {
    return await Promise.race([result, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
