import { listFailedJobs, listJobKinds } from '#domain/jobs/index.server.ts'
import { listUnsentMails } from '#domain/mail/index.server.ts'
import { jobMessages } from '#i18n/lazy/jobs.ts'
import { defineStaffPage } from '../../staff/define-staff-page.server.tsx'
import { actOnJobs, isJobsOutcome } from './act-on-jobs.server.ts'
import { JobsPage } from './jobs-page.tsx'

/** The background jobs and the mails that are not sent, for administrators. */
export default defineStaffPage({
  route: 'jobs-and-mails',
  words: (language) => ({ title: jobMessages[language].title, about: jobMessages[language].intro }),
  right: 'administer',
  act: actOnJobs,
  load: async ({ scope, url }) => {
    const done = url.searchParams.get('done')
    return {
      outcome: isJobsOutcome(done) ? done : null,
      kinds: await listJobKinds(scope),
      failedJobs: await listFailedJobs(scope),
      failedMails: await listUnsentMails(scope, 'failed'),
      waitingMails: await listUnsentMails(scope, 'waiting'),
    }
  },
  View: JobsPage,
})
