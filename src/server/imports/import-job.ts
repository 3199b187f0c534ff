import path from 'node:path'
import { z } from 'zod'
import type { Database } from '#db/client/index.server.ts'
import {
  importArchive,
  importShop,
  type AskSource,
  type ImportOutcome,
  type ImportProgress,
} from '#domain/imports/index.server.ts'
import { system } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { updateStatistics } from '#domain/update-statistics.server.ts'

/** The imports that the commands and the site's schedule can start. */
export const importJob = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('archive'), file: z.string().min(1), isDryRun: z.boolean() }),
  z.object({
    kind: z.literal('shop'),
    address: z.url({ protocol: /^https?$/ }),
    ticketOrigins: z.array(z.string()),
    run: z.number().optional(),
    isDryRun: z.boolean(),
  }),
])
export type ImportJob = z.infer<typeof importJob>

export type ImportContext = {
  database: Database
  dataDir: string
  /** Sends the requests for the feed. */
  ask: AskSource
  signal: AbortSignal
  onProgress?: (progress: ImportProgress) => void
}

/** Another import is running, in this process or in another one. */
export class ImportBusyError extends Error {
  constructor() {
    super('Another import is under way. Try again when it has finished.')
    this.name = 'ImportBusyError'
  }
}

/** Runs one import at a time. Throws ImportBusyError, and any error of the import itself. */
export async function runImportJob(job: ImportJob, context: ImportContext): Promise<ImportOutcome> {
  return withImportLock(context.database, () => runJob(job, context))
}

/** Acts while no other import runs. Throws ImportBusyError. */
export async function withImportLock<Result>(
  database: Database,
  act: () => Promise<Result>,
): Promise<Result> {
  const release = await takeLock(database)
  try {
    return await act()
  } finally {
    await release()
  }
}

/** An arbitrary advisory lock key that nothing else in this database uses. */
const advisoryLock = 19_131_019

async function runJob(
  job: ImportJob,
  { database, dataDir, ask, signal, onProgress }: ImportContext,
): Promise<ImportOutcome> {
  const scope = { db: database.db, now: new Date(), viewer: system }
  const stores = recordStores
  if (job.kind === 'shop') return importShop(scope, { ...job, stores, ask, signal, onProgress })
  return importArchive(scope, {
    ...job,
    stores,
    reportDir: path.join(dataDir, 'imports'),
    signal,
    onProgress,
    clock: () => new Date(),
  })
}

/** The advisory lock is held by its own connection, so that it is released even when this process dies. */
async function takeLock(database: Database): Promise<() => Promise<void>> {
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

/** Updates the planner's statistics after a large import. */
export async function tidyAfterImport(database: Database, { added, updated }: ImportOutcome): Promise<void> {
  if (added + updated < 500) return
  await updateStatistics(database)
}
