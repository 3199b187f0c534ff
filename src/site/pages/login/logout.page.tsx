import { clearedCookies, sessionTokenOf, signOut } from '#domain/users/index.server.ts'
import { href } from '#routing/paths.ts'
import { definePage } from '../../page.ts'
import { redirectTo } from '../../page-request.server.ts'
import { requireOwnForm } from '../../same-origin.server.ts'

/** Signs out; requires the session's own CSRF token. Always redirects. */
export default definePage({
  route: 'logout',
  async act(request, form) {
    const { scope, session, isSecure } = request
    if (session) {
      requireOwnForm(request, form, session)
      const token = sessionTokenOf(request)
      if (token) await signOut(scope, token)
    }
    return redirectTo(href('home', 'de'), 302, clearedCookies(isSecure))
  },
  load: () => redirectTo(href('home', 'de')),
  head: () => ({ title: '', paths: { de: null, en: null } }),
  View: () => null,
})
