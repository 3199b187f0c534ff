import type { AuthProvider } from 'react-admin'
import { staffHref } from '#routing/paths.ts'
import type { OfficeStart } from '../start-data.ts'

/**
 * The session of the whole site. The server shows the back office to staff only, and calls ask for the password again
 * when the session has expired (`calls.ts`), so that nobody is ever redirected away from unfinished work.
 */
export function createAuthProvider({ userName }: OfficeStart): AuthProvider {
  return {
    login: () => {
      location.assign(`${staffHref('login')}?${new URLSearchParams({ next: location.pathname }).toString()}`)
      return Promise.resolve()
    },
    logout: () => Promise.resolve(false),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: userName, fullName: userName }),
  }
}
