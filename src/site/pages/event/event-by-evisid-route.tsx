import { redirect, type LoaderFunctionArgs } from 'react-router'
import { findEventByExternalId } from '#domain/events/index.server.ts'
import { detailHref } from '#routing/paths.ts'
import { notFound, readRequest } from '../../request.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

/** The address by the ticket shop's id leads to the event's own page; a colon in the id counts as the dash. */
export async function loader(args: LoaderFunctionArgs) {
  const { scope, language, messages } = await readRequest(args)
  const evisid = args.params.evisid ?? ''
  const event = /^[A-Za-z0-9]{1,40}[-:][A-Za-z0-9]{1,40}$/.test(evisid)
    ? await findEventByExternalId(scope, evisid)
    : null
  if (!event) return notFound(messages, messages.error.eventNotFound)
  return redirect(detailHref('events', language, event), 302)
}

/** Never shown: the loader leads elsewhere or ends with the error page, which is shown in its place. */
export default function EventByEvisidRoute() {
  return null
}
