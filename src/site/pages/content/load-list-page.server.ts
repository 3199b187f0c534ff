import type { ContentProps, ShownContent } from '#blocks/content.tsx'
import type { Page } from '#contracts/pages.ts'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { findPage, resolveReferences } from '#domain/pages/index.server.ts'
import { routeTable, type ListPageId } from '#routing/table.ts'
import type { PageFacts } from '../../page-head.tsx'
import type { PageRequest } from '../../page-request.server.ts'
import { blockContext, loadSection } from './load-section.server.ts'
import { photographOf } from './photograph.ts'

/** What editors have written for a list: the record of its page, and the content that introduces the list. */
export type ListPage = {
  page: Page
  heroHref: string | null
  content: ShownContent | null
  context: ContentProps['context']
}

/** The page of a list; null while it is not public in the language, so that the list stands for itself. */
export async function loadListPage(request: PageRequest, id: ListPageId): Promise<ListPage | null> {
  const { scope, language } = request
  const page = await findPage(scope, language, routeTable[id][language])
  if (!page) return null
  const heroLink = page.hero_link?.url ?? ''
  const [content, links] = await Promise.all([
    loadSection(request, { ownerKind: 'page', ownerId: page.id }),
    resolveReferences(scope, [heroLink], language),
  ])
  return { page, heroHref: addressOf(heroLink, links), content, context: blockContext(request) }
}

/** The metadata of a list by its page. */
export function listFacts(own: ListPage | null, title: string): Omit<PageFacts, 'paths'> {
  if (!own) return { title }
  const { page } = own
  return {
    title: page.meta_title,
    ...(page.meta_description && { description: page.meta_description }),
    ogType: page.og_type,
    ogTitle: page.og_title,
    ogDescription: page.og_description,
    ...(page.picture && { shareImage: pageShare(page) }),
    photograph: photographOf(page),
  }
}

/** The section that staff edit on the page of a list. */
export function listSection(own: ListPage | null) {
  return own && { ownerKind: 'page' as const, ownerId: own.page.id }
}
