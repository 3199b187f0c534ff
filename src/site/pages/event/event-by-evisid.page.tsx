import { findEventByExternalId } from '#domain/events/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { defineRedirect } from '../../page.ts'
import { notFound, redirectTo } from '../../page-request.server.ts'

/** The address with the ticket shop's id redirects to the event's page; a colon in the id is treated as the dash. */
export default defineRedirect({
  route: 'konzert-evisid-evisid',
  async lead({ scope, language, messages, params, url }) {
    const evisid = params['evisid'] ?? ''
    const event = /^[A-Za-z0-9]{1,100}[-:][A-Za-z0-9]{1,100}$/.test(evisid)
      ? await findEventByExternalId(scope, evisid)
      : null
    if (!event) return notFound(messages, messages.error.eventNotFound)
    return redirectTo(detailHref('events', language, event) + url.search)
  },
})
