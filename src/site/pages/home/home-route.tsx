import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { listFirstEvents, presentRow } from '#domain/events/index.server.ts'
import { findPage, resolveReferences } from '#domain/pages/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { alternatePaths } from '#routing/paths.ts'
import { partsOfStage } from '../../layout/page-heading/stage.tsx'
import { headTags } from '../../page-head.ts'
import { readRequest } from '../../request.server.ts'
import { loadSection } from '../content/load-section.server.ts'
import { photographOf } from '../content/photograph.ts'
import { HomePage } from './home-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { houseName, ...request } = await withHouse(args)
  const { scope, language, describe } = request
  const page = await findPage(scope, language, '')
  const heroLink = page?.hero_link?.url ?? ''
  const [content, links] = await Promise.all([
    page && loadSection(request, { ownerKind: 'page', ownerId: page.id }),
    resolveReferences(scope, [heroLink], language),
  ])
  const automatic = content ? nothing : await loadAutomatic(scope)
  return {
    head: describe({
      title: houseName,
      description: page?.meta_description,
      shareImage: page ? pageShare({ ...page, og_title: houseName }) : undefined,
      photograph: page && photographOf(page),
      paths: alternatePaths('home', { de: {}, en: {} }),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    page,
    heroHref: addressOf(heroLink, links),
    ...inLanguage(automatic, language),
    events: inLanguage(automatic.events, language).map(presentRow),
    content,
    parts: [...(content ? [] : ['composed-home']), ...(page ? partsOfStage(page) : [])],
  }
}

const nothing = { events: [], stories: [], subscriptions: [] }

/** What the page shows of itself while it has no content. */
async function loadAutomatic(scope: Scope) {
  const [events, stories, subscriptions] = await Promise.all([
    listFirstEvents(scope, {}, 5),
    listArticles(scope, {}, { pageSize: 3 }),
    listSubscriptions(scope, {}, { pageSize: 3 }),
  ])
  return { events, stories: stories.items, subscriptions: subscriptions.items }
}

async function withHouse(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { houseName } = request.describe({ title: '', paths: { de: null, en: null } })
  return { ...request, houseName }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function HomeRoute() {
  const { content, now, isStaff, head, ...home } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <HomePage {...home} now={now} houseName={head.houseName}>
      {content && <Content content={content} context={{ language, now, isStaff }} />}
    </HomePage>
  )
}
