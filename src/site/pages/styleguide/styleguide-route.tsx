import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { isLanguage } from '#i18n/languages.ts'
import { hallContext } from '../../hall-context.ts'
import { notFound, readRequest } from '../../request.server.ts'
import { PageError } from '../../layout/page-error.tsx'
import { StyleguidePage } from './styleguide-page.tsx'

/** The style guide, for those who build the site: in development, and where STYLEGUIDE=1 asks for it. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.get(hallContext).hasStyleguide) return notFound((await readRequest(args)).messages)
  const language = new URL(args.request.url).searchParams.get('lang')
  return { language: isLanguage(language) ? language : ('de' as const) }
}

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]
}

export default function StyleguideRoute() {
  return <StyleguidePage language={useLoaderData<typeof loader>().language} />
}

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}
