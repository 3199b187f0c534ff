import { Content } from '#blocks/content.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { Notice } from '#design/notice/notice.tsx'
import { findInOtherLanguage, findPage, isEmptyContent } from '#domain/content/index.server.ts'
import { useMessages } from '#i18n/language-context.tsx'
import { venueThing } from '#linked-data/house.ts'
import { AnchorNavigation } from '../../layout/anchor-navigation/anchor-navigation.tsx'
import { anchorsOf } from '../../layout/anchor-navigation/anchors-of.ts'
import { pageCrumbs } from '../../layout/page-heading/page-crumbs.ts'
import { PageHeading } from '../../layout/page-heading/page-heading.tsx'
import { frameOf } from '../../frame-of.ts'
import { definePage } from '../../page.ts'
import { notFound, onlyElsewhere, redirectTo, type PageRequest } from '../../page-request.server.ts'
import { loadPageParts, pageFacts } from './load-page-parts.server.ts'
import { pageClassOf } from './page-class.ts'
import { questionsOf } from './questions-of.ts'
import './page-classes.css'

/** A content page of the tree; it serves every path of a language that no other page matches. */
export default definePage({
  route: 'content',
  load,
  // What nobody has written is in no menu and no sitemap, either (`isListedPage`).
  head: ({ page, content }, request) => ({
    ...pageFacts(page),
    isIndexed: page.picture !== null || (content !== null && !isEmptyContent(content)),
    crumbs: pageCrumbs(page, request),
    structuredData: [
      ...(page.system_key === 'visit' ? [venueThing(frameOf(request))] : []),
      ...questionsOf(content, request.publicOrigin + page.urls[request.language]),
    ],
  }),
  View: ContentPage,
  shownAs: ({ shownAs }) => shownAs,
  section: ({ page }) => ({ ownerKind: 'page', ownerId: page.id }),
  // Visitors read these before they decide (specification, section 4).
  asksForConsent: ({ page }) => !['imprint', 'privacy'].includes(page.system_key ?? ''),
  hasCalendarButton: ({ page }) => !page.is_landing_page,
  searchEnd: ({ page }) => (page.is_landing_page ? null : 'everything'),
})

async function load(request: PageRequest) {
  const { scope, language, messages, params, url } = request
  const path = params['path'] ?? ''
  const page = path === '' ? null : await findPage(scope, language, path)
  if (!page) {
    // The link is for another page, or for a deleted one.
    if (scope.preview) return notFound(messages, messages.error.previewExpired)
    const elsewhere = path === '' ? null : await findInOtherLanguage(scope, language, path)
    return elsewhere ? onlyElsewhere(messages, elsewhere) : notFound(messages)
  }
  const [firstChild] = page.children
  if (!page.is_clickable) return firstChild ? redirectTo(firstChild.url + url.search) : notFound(messages)
  const parts = await loadPageParts(request, page)
  // Staff who edit the page may publish it, so the toolbar explains it instead; a banner explains what a draft is.
  const isEdited = scope.viewer.kind === 'staff' && url.searchParams.has('edit')
  const isHidden = scope.viewer.kind === 'staff' && !page.is_online && !parts.shownAs && !isEdited
  return { ...parts, isHidden, isEdited }
}

function ContentPage(props: Awaited<ReturnType<typeof load>>) {
  const { page, isHidden, isEdited, heroHref, content, context } = props
  const messages = useMessages()
  return (
    <div className={pageClassOf(page)}>
      <PageHeading page={page} heroHref={heroHref} />
      <AnchorNavigation anchors={anchorsOf(content)} />
      <div className="wrap">
        {isHidden && (
          <Notice>
            <p>{messages.content.notPublic}</p>
          </Notice>
        )}
        {content && (isEdited || !isEmptyContent(content)) ? (
          <Content content={content} context={context} />
        ) : (
          !isHidden && <EmptyState title={messages.content.empty} />
        )}
      </div>
    </div>
  )
}
