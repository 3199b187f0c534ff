import type { LoaderFunctionArgs } from 'react-router'
import { notFound, readRequest } from '../../request.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { messages } = await readRequest(args)
  return notFound(messages)
}

/** Never shown: the loader ends with the error page. */
export default function NotFoundRoute() {
  return null
}
