import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { defaultLanguage, isLanguage } from '#i18n/languages.ts'
import { hallContext } from '../../hall-context.ts'
import { notFound, readRequest } from '../../request.server.ts'
import { PageError } from '../../layout/page-error.tsx'
import { readBlockExamples } from './read-block-examples.server.ts'
import { StyleguidePage } from './styleguide-page.tsx'

/** The style guide, for those who build the site: in development, and where STYLEGUIDE=1 asks for it. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.context.get(hallContext).hasStyleguide) return notFound((await readRequest(args)).messages)
  const asked = new URL(args.request.url).searchParams.get('lang')
  const language = isLanguage(asked) ? asked : defaultLanguage
  const blocks = readBlockExamples(language)
  const parts = blocks.flatMap(({ examples }) => examples.flatMap(({ content }) => content.parts))
  return { language, blocks, parts: [...new Set(parts)] }
}

export function meta() {
  return [{ title: 'Style guide' }, { name: 'robots', content: 'noindex' }]
}

export default function StyleguideRoute() {
  const { language, blocks } = useLoaderData<typeof loader>()
  return <StyleguidePage language={language} blocks={blocks} />
}

export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}
