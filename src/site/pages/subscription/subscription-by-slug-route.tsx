import { redirect, type LoaderFunctionArgs } from 'react-router'
import { findSubscriptionAddress } from '#domain/subscriptions/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { notFound, readRequest } from '../../request.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

/** The address with a slug alone leads to the subscription's own, with slug and number. */
export async function loader(args: LoaderFunctionArgs) {
  const { scope, language, messages, url } = await readRequest(args)
  const address = await findSubscriptionAddress(scope, args.params.slug ?? '')
  if (!address) return notFound(messages)
  return redirect(detailHref('subscriptions', language, address) + url.search, 301)
}

/** Never shown: the loader leads elsewhere or ends with the error page. */
export default function SubscriptionBySlugRoute() {
  return null
}
