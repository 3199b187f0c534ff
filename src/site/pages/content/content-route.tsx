import { useMemo } from 'react'
import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { findPage, resolveReferences } from '#domain/pages/index.server.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { headTags } from '../../page-head.ts'
import { AnchorNavigation } from '../../layout/anchor-navigation/anchor-navigation.tsx'
import { anchorsOf } from '../../layout/anchor-navigation/anchors-of.ts'
import { PageHeading } from '../../layout/page-heading/page-heading.tsx'
import { partsOfStage } from '../../layout/page-heading/stage.tsx'
import { notFoundUnlessMoved, readRequest } from '../../request.server.ts'
import { loadSection } from './load-section.server.ts'
import { pageClassOf } from './page-class.ts'
import { photographOf } from './photograph.ts'
import './page-classes.css'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, url, describe } = request
  const path = (args.params['*'] ?? '').replace(/\/+$/, '')
  const page = path === '' ? null : await findPage(scope, language, path)
  if (!page) return notFoundUnlessMoved(request)
  const [firstChild] = page.children
  if (!page.is_clickable)
    return firstChild ? redirect(firstChild.url + url.search, 302) : notFoundUnlessMoved(request)
  const heroLink = page.hero_link?.url ?? ''
  const [content, links] = await Promise.all([
    loadSection(request, { ownerKind: 'page', ownerId: page.id }),
    resolveReferences(scope, [heroLink], language),
  ])
  return {
    head: describe({
      title: page.meta_title,
      description: page.meta_description,
      paths: page.urls,
      ogType: page.og_type,
      ogTitle: page.og_title,
      ogDescription: page.og_description,
      shareImage: pageShare(page),
      photograph: photographOf(page),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    page,
    heroHref: addressOf(heroLink, links),
    content,
    parts: partsOfStage(page),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ContentRoute() {
  const { page, content, heroHref, now, isStaff } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const messages = useMessages()
  const anchors = useMemo(() => anchorsOf(content), [content])
  return (
    <div className={pageClassOf(page)}>
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
