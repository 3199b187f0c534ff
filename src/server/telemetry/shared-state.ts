import type { Database } from '#db/client/index.server.ts'
import { countJobs } from '#domain/jobs/index.server.ts'
import { countMails } from '#domain/mail/index.server.ts'
import type { SharedState } from './metrics.ts'

/** What all processes share, as the database knows it. */
export function sharedState({ db }: Pick<Database, 'db'>): SharedState {
  return { listJobs: () => countJobs({ db }), countMails: () => countMails({ db }) }
}
