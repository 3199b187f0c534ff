import { findEventByExternalId } from '#domain/events/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { defineRedirect } from '../../page.ts'
import { notFound, redirectTo } from '../../page-request.server.ts'

/** The address by the ticket shop's id leads to the event's own page; a colon in the id counts as the dash. */
export default defineRedirect({
  route: 'konzert-evisid-evisid',
  async lead({ scope, language, messages, params }) {
    const evisid = params['evisid'] ?? ''
    const event = /^[A-Za-z0-9]{1,40}[-:][A-Za-z0-9]{1,40}$/.test(evisid)
      ? await findEventByExternalId(scope, evisid)
      : null
    if (!event) return notFound(messages, messages.error.eventNotFound)
    return redirectTo(detailHref('events', language, event))
  },
})
