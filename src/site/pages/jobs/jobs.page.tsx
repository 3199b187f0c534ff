import { listFailedJobs, listJobKinds } from '#domain/jobs/index.server.ts'
import { listUnsentMails } from '#domain/mail/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import { listAdminMenus } from '#domain/users/index.server.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { PageFault } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { actOnJobs, isJobsOutcome } from './act-on-jobs.server.ts'
import { JobsPage } from './jobs-page.tsx'

/** The background jobs and the mails that are not sent, for administrators. */
export default definePage({
  route: 'jobs-and-mails',
  act: actOnJobs,
  load,
  head: () => ({ title: 'CMS', paths: { de: null, en: null }, isIndexed: false }),
  View: JobsPage,
  cache: 'never',
  frame: 'none',
  tools: 'none',
  language: ({ language }) => language,
})

async function load({ scope, session, url }: PageRequest) {
  if (!session) return redirectTo(`${staffHref('login')}?next=${staffHref('jobs-and-mails')}`)
  const { language, csrfToken, viewer, hasDemoPassword } = session
  if (!hasRight(viewer, 'administer'))
    throw new PageFault(403, staffMessages[language].hub.administratorsOnly)
  const done = url.searchParams.get('done')
  return {
    language,
    csrfToken,
    bar: {
      staff: { name: viewer.name, hasDemoPassword, csrfToken },
      menus: listAdminMenus(viewer, language),
    },
    outcome: isJobsOutcome(done) ? done : null,
    kinds: await listJobKinds(scope),
    failedJobs: await listFailedJobs(scope),
    failedMails: await listUnsentMails(scope, 'failed'),
    waitingMails: await listUnsentMails(scope, 'waiting'),
  }
}
