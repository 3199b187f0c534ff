import { defineRedirect } from '../../page.ts'
import { notFound } from '../../page-request.server.ts'

/** The address of the error page itself, which is answered with 404. */
export default defineRedirect({
  route: 'not-found',
  lead: async ({ messages }) => notFound(messages),
})
