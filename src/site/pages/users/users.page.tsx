import { listAdminMenus, listUsers } from '#domain/users/index.server.ts'
import { hasRight } from '#domain/policy.ts'
import { staffMessages } from '#i18n/lazy/staff.ts'
import { staffHref } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { PageFault } from '../../page-responses.ts'
import { redirectTo, type PageRequest } from '../../page-request.server.ts'
import { actOnUsers, isUsersOutcome, type UsersResult } from './act-on-users.server.ts'
import { UsersPage } from './users-page.tsx'

/** The accounts of all staff, for administrators. */
export default definePage({
  route: 'users',
  act: actOnUsers,
  load,
  head: () => ({ title: 'CMS', paths: { de: null, en: null }, isIndexed: false }),
  View: UsersPage,
  cache: 'never',
  frame: 'none',
  tools: 'none',
  language: ({ language }) => language,
})

async function load({ scope, session, url }: PageRequest, result: UsersResult | null) {
  if (!session) return redirectTo(`${staffHref('login')}?next=${staffHref('users')}`)
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
    ownId: viewer.userId,
    result,
    outcome: isUsersOutcome(done) ? done : null,
    users: await listUsers(scope),
  }
}
