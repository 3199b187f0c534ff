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

/** What the commands and the site's schedule ask for. */
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
}

/** Another import is under way, in this process or in another one. */
export class ImportBusyError extends Error {
  constructor() {
    super('Another import is under way. Try again when it has finished.')
    this.name = 'ImportBusyError'
  }
}

/** Does one import at a time. Throws ImportBusyError, and what the import itself throws. */
export async function runImportJob(job: ImportJob, context: ImportContext): Promise<ImportOutcome> {
  const release = await takeLock(context.database)
  try {
    return await runJob(job, context)
  } finally {
    await release()
  }
}

/** Any number that nobody else uses as an advisory lock of this database. */
const advisoryLock = 19_131_019

async function runJob(
  job: ImportJob,
  { database, dataDir, signal, onProgress }: ImportContext,
): Promise<ImportOutcome> {
  const scope = { db: database.db, now: new Date(), viewer: system }
  if (job.kind === 'shop') return importShop(scope, { ...job, signal, onProgress })
  return importArchive(scope, {
    ...job,
    reportDir: path.join(dataDir, 'imports'),
    signal,
    onProgress,
    clock: () => new Date(),
  })
}

/** Held by a connection of its own, so that it is free whatever becomes of this process. */
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

/** Statistics for the planner after much that is new; PostgreSQL's own come a minute later. */
export async function tidyAfterImport(database: Database, { added, updated }: ImportOutcome): Promise<void> {
  if (added + updated < 500) return
  await database.db.execute(sql`ANALYZE`)
}
