import { readLanguage } from '#i18n/page-language.ts'
import { definePage } from '../../page.ts'
import { notFound, type PageRequest } from '../../page-request.server.ts'
import { readBlockExamples } from './read-block-examples.server.ts'
import StyleguidePage from './styleguide-page.island.tsx'

/**
 * The style guide for developers: available in development, or with STYLEGUIDE=1. It shows all parts, or only those that
 * the address names: `?part=drawer&part=block-quote`.
 */
export default definePage({
  route: 'styleguide',
  load,
  head: () => ({ title: 'Style guide', paths: { de: null, en: null }, isIndexed: false }),
  View: StyleguidePage,
  frame: 'none',
  language: ({ language }) => language,
})

function load({ hasStyleguide, messages, url }: PageRequest) {
  if (!hasStyleguide) return notFound(messages)
  const language = readLanguage(url.searchParams.get('lang'))
  const only = url.searchParams.getAll('part')
  const blocks = readBlockExamples(language).filter(
    ({ id }) => only.length === 0 || only.includes(`block-${id}`),
  )
  return { language, only, blocks: JSON.stringify(blocks) }
}
