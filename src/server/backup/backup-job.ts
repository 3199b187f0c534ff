import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import type { Job } from '../jobs/job.ts'
import { runBeside } from '../jobs/run-beside.ts'
import { findNewest, isDue } from './kept-backups.ts'
import { openTarget } from './open-place.ts'

/**
 * The job that makes a backup whenever one is due. It runs the command of operators in a process of its own, so that
 * neither visitors nor the memory of the site notice it.
 */
export function backupJob(given: {
  BACKUP_TARGET: string
  BACKUP_HOURS?: number
  database: Pick<Database, 'db'>
  logger: Pick<Logger, 'info' | 'warn'>
  clock: () => Date
}): Job & { name: 'backup' } {
  const { BACKUP_TARGET: target, BACKUP_HOURS: hours = 24, database, logger, clock } = given
  return {
    name: 'backup',
    everyMinutes: 15,
    maxSeconds: 23 * 3600,
    retries: { limit: 1, firstPause: 60, maxPause: 60 },
    atEnd: 'is broken off',
    async run({ signal }) {
      const place = await openTarget(target)
      try {
        if (!isDue(await findNewest(place, await identifyDatabase(database)), hours, clock())) return
      } finally {
        place.close()
      }
      const { code, said } = await runBeside('src/server/backup/commands/backup.ts', ['--if-due'], signal)
      if (code === 0) logger.info({ said }, 'a backup was made')
      else if (code === 3) logger.warn({ said }, 'a backup was made, but files are missing')
      else if (!signal.aborted) throw new Error(`No backup was made: ${said}`)
    },
  }
}
