import { listUsers } from '#domain/users/index.server.ts'
import { accountMessages } from '#i18n/lazy/account.ts'
import { defineStaffPage } from '../../staff/define-staff-page.server.tsx'
import { actOnUsers, isUsersOutcome, type UsersResult } from './act-on-users.server.ts'
import { UsersPage } from './users-page.tsx'

/** The accounts of all staff, for administrators. */
export default defineStaffPage({
  route: 'users',
  words: (language) => ({
    title: accountMessages[language].users.title,
    about: accountMessages[language].users.intro,
  }),
  right: 'administer',
  act: actOnUsers,
  load: async ({ scope, url }, { viewer }, result: UsersResult | null) => {
    const done = url.searchParams.get('done')
    return {
      ownId: viewer.userId,
      result,
      outcome: isUsersOutcome(done) ? done : null,
      users: await listUsers(scope),
    }
  },
  View: UsersPage,
})
