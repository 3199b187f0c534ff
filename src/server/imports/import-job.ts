import path from 'node:path'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import {
  importArchive,
  importShop,
  type ImportOutcome,
  type ImportProgress,
} from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'

/** What the commands ask for, in this process or in that of a running site. */
export const importJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('archive'), file: z.string().min(1), isDryRun: z.boolean() }),
  z.object({
    kind: z.literal('shop'),
    address: z.url({ protocol: /^https?$/ }),
    ticketOrigins: z.array(z.string()),
    isDryRun: z.boolean(),
  }),
])
export type ImportJob = z.infer<typeof importJob>

export type ImportContext = {
  database: Database
  dataDir: string
  signal: AbortSignal
  onProgress?: (progress: ImportProgress) => void
  /** Whether visitors wait for the same database. */
  isServingVisitors?: boolean
}

/** Another import is under way, in this process or, on a server's database, in another one. */
export class ImportBusyError extends Error {
  constructor() {
    super('Another import is under way. Try again when it has finished.')
    this.name = 'ImportBusyError'
  }
}

/** Does one import at a time. Throws ImportBusyError, and what the import itself throws. */
export async function runImportJob(job: ImportJob, context: ImportContext): Promise<ImportOutcome> {
  const { database } = context
  if (busy.has(database)) throw new ImportBusyError()
  busy.add(database)
  try {
    const release = database.kind === 'server' ? await takeServerLock(database) : null
    try {
      return await runJob(job, context)
    } finally {
      await release?.()
    }
  } finally {
    busy.delete(database)
  }
}

const busy = new WeakSet<Database>()
/** Any number that nobody else uses as an advisory lock of this database. */
const advisoryLock = 19_131_019

async function runJob(
  job: ImportJob,
  { database, dataDir, signal, onProgress, isServingVisitors = false }: ImportContext,
): Promise<ImportOutcome> {
  const scope = { db: database.db, now: new Date(), viewer: system }
  if (job.kind === 'shop') return importShop(scope, { ...job, signal, onProgress })
  return importArchive(scope, {
    ...job,
    reportDir: path.join(dataDir, 'imports'),
    signal,
    onProgress,
    isGentle: isServingVisitors,
    clock: () => new Date(),
  })
}

/** Held by a connection of its own, so that it is free whatever becomes of this process. */
async function takeServerLock(database: Database): Promise<() => Promise<void>> {
  const taken = Promise.withResolvers<boolean>()
  const ended = Promise.withResolvers<void>()
  const session = database.withSession(async (client) => {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
      advisoryLock,
    ])
    taken.resolve(rows[0]?.taken ?? false)
    await ended.promise
  })
  session.catch(taken.reject)
  const isTaken = await taken.promise
  const release = () => {
    ended.resolve()
    return session
  }
  if (isTaken) return release
  await release()
  throw new ImportBusyError()
}

/** Statistics for the planner after much that is new: a running site does this by itself when it is quiet. */
export async function tidyAfterImport(database: Database, { added, updated }: ImportOutcome): Promise<void> {
  if (added + updated < 500) return
  if (database.kind === 'server') await database.db.execute(sql`ANALYZE`)
  else await database.withSession((client) => client.query('VACUUM (ANALYZE)'))
}
