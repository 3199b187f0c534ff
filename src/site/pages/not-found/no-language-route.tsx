import type { LoaderFunctionArgs } from 'react-router'
import { notFound, readRequest } from '../../request.server.ts'
import { PageError } from '../../layout/page-error.tsx'

/** Addresses without a language of ours: nothing is there, and no language is guessed. */
export async function loader(args: LoaderFunctionArgs) {
  const { messages } = await readRequest(args)
  return notFound(messages)
}

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}

/** Never shown: the loader ends with the error page. */
export default function NoLanguageRoute() {
  return null
}
