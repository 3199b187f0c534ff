import { defineRedirect } from '../../page.ts'
import { notFound } from '../../page-request.server.ts'

/** The address of the error page itself: there is nothing at it, as it says. */
export default defineRedirect({
  route: 'not-found',
  lead: async ({ messages }) => notFound(messages),
})
