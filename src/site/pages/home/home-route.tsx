import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { loadContent } from '#blocks/load-content.server.ts'
import { pageShare } from '#design/picture/share-card.ts'
import { listEvents } from '#domain/events/index.server.ts'
import { findPage, findSection, resolveReferences } from '#domain/pages/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { listArticles } from '#domain/stories/index.server.ts'
import { listSubscriptions } from '#domain/subscriptions/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { alternatePaths } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { readRequest } from '../../request.server.ts'
import { HomePage } from './home-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { scope, language, describe, url, houseName } = await withHouse(args)
  const page = await findPage(scope, language, '')
  const versionId = Number(url.searchParams.get('version')) || undefined
  const heroLink = page?.hero_link?.url ?? ''
  const [section, links] = await Promise.all([
    page && findSection(scope, `page-${page.id}`, language, versionId),
    resolveReferences(scope, [heroLink], language),
  ])
  const automatic = section ? nothing : await loadAutomatic(scope)
  return {
    head: describe({
      title: houseName,
      description: page?.meta_description,
      shareImage: page ? pageShare({ ...page, og_title: houseName }) : undefined,
      paths: alternatePaths('home', { de: {}, en: {} }),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    page,
    heroHref: links[heroLink] ?? null,
    ...inLanguage(automatic, language),
    content: section && (await loadContent(scope, section.content, language)),
    parts: section ? [] : ['composed-home'],
  }
}

const nothing = { events: [], stories: [], subscriptions: [] }

/** What the page shows of itself while it has no content. */
async function loadAutomatic(scope: Scope) {
  const [{ events }, stories, subscriptions] = await Promise.all([
    listEvents(scope, {}, { pageSize: 5 }),
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
