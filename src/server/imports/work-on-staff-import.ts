import path from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import { failImport, SourceError, workOnImport, type SystemReach } from '#domain/imports/index.server.ts'
import { DomainError } from '#domain/errors.ts'
import { system } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import type { JobCall } from '../jobs/job.ts'
import { ImportBusyError, withImportLock } from './import-job.ts'

/**
 * Works on a run that staff have begun. It waits while another import runs; what can't succeed, and what was tried for the
 * last time, has failed.
 */
export async function workOnStaffImport(
  id: number,
  given: {
    database: Database
    dataDir: string
    media: { store: FileStore }
    logger: Pick<Logger, 'warn'>
    clock: () => Date
    feedAddress: () => Promise<string | null>
    readFeed: (signal: AbortSignal, run: number) => Promise<boolean>
    reach: SystemReach
    call: JobCall
  },
): Promise<void> {
  const { database, dataDir, clock, logger, call } = given
  const { signal, isLastAttempt } = call
  const scope = () => ({ db: database.db, now: clock(), viewer: system })
  const work = {
    stores: recordStores,
    signal,
    files: given.media.store,
    directory: path.join(dataDir, 'imports'),
    feedAddress: given.feedAddress,
    reach: given.reach,
    importFeed: async (run: number) => {
      if (!(await given.readFeed(signal, run))) throw new ImportBusyError()
    },
    clock,
  }
  try {
    await workOnImport(scope(), id, work, (act) => withImportLock(database, act))
  } catch (err) {
    const isHopeless = err instanceof DomainError || err instanceof SourceError
    if (!isLastAttempt && !isHopeless) throw err
    await failImport(scope(), id)
    logger.warn({ err, import: id }, 'an import has failed')
  }
}
