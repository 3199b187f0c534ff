import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { defineRedirect } from '../../page.ts'
import { notFound, redirectTo } from '../../page-request.server.ts'

/** The address with a slug only redirects to the subscription's canonical address, with slug and number. */
export default defineRedirect({
  route: 'subscriptions-slug',
  async lead({ scope, language, messages, params, url }) {
    const address = await findSubscriptionAddress(scope, params['slug'] ?? '')
    if (!address) return notFound(messages)
    return redirectTo(detailHref('subscriptions', language, address) + url.search, 301)
  },
})
