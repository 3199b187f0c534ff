import type { Logger } from 'pino'
import type { Database } from '#db/client/index.server.ts'
import { isDumpDue } from '#domain/dumps/index.server.ts'
import type { Job } from '../jobs/job.ts'
import { runBeside } from '../jobs/run-beside.ts'

/** The job that makes the nightly dump of the archive, in a process of its own. */
export function dumpJob(given: {
  database: Pick<Database, 'db'>
  logger: Pick<Logger, 'info'>
  clock: () => Date
}): Job & { name: 'archive-dump' } {
  return {
    name: 'archive-dump',
    everyMinutes: 15,
    retries: { limit: 1, firstPause: 60, maxPause: 60 },
    atEnd: 'is broken off',
    async run({ signal }) {
      if (!(await isDumpDue({ db: given.database.db, now: given.clock() }))) return
      const { code, said } = await runBeside('src/server/dumps/dump-archive.ts', ['--if-due'], signal)
      if (code === 0) given.logger.info({ said }, 'the archive was dumped')
      else if (!signal.aborted) throw new Error(`The archive was not dumped: ${said}`)
    },
  }
}
