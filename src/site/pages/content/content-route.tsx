import { useMemo } from 'react'
import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { loadContent } from '#blocks/load-content.server.ts'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { pageShare } from '#design/picture/share-card.ts'
import { findPage, findSection, resolveReferences } from '#domain/pages/index.server.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { headTags } from '../../page-head.ts'
import { AnchorNavigation } from '../../layout/anchor-navigation/anchor-navigation.tsx'
import { anchorsOf } from '../../layout/anchor-navigation/anchors-of.ts'
import { PageHeading } from '../../layout/page-heading/page-heading.tsx'
import { notFoundUnlessMoved, readRequest } from '../../request.server.ts'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, url, describe } = request
  const path = (args.params['*'] ?? '').replace(/\/+$/, '')
  const page = path === '' ? null : await findPage(scope, language, path)
  if (!page || !page.is_clickable) return notFoundUnlessMoved(request)
  const versionId = Number(url.searchParams.get('version')) || undefined
  const section = await findSection(scope, `page-${page.id}`, language, versionId)
  const heroLink = page.hero_link?.url ?? ''
  const links = await resolveReferences(scope, [heroLink], language)
  return {
    head: describe({
      title: page.meta_title,
      description: page.meta_description,
      paths: page.urls,
      ogType: page.og_type,
      shareImage: pageShare(page),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    page,
    heroHref:
      links[heroLink] ?? (heroLink.startsWith('/') || heroLink.startsWith('https://') ? heroLink : null),
    content: section && (await loadContent(scope, section.content, language)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ContentRoute() {
  const { page, content, heroHref, now, isStaff } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const messages = useMessages()
  const anchors = useMemo(() => anchorsOf(content), [content])
  return (
    <div className={page.page_class || undefined}>
      <PageHeading page={page} heroHref={heroHref} />
      <AnchorNavigation anchors={anchors} />
      <div className="wrap">
        {content ? (
          <Content content={content} context={{ language, now, isStaff }} />
        ) : (
          <EmptyState title={messages.content.empty} />
        )}
      </div>
    </div>
  )
}
