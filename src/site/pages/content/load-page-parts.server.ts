import type { Page } from '#contracts/pages.ts'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { resolveReferences } from '#domain/pages/index.server.ts'
import type { PageParts } from '../../layout/page-heading/page-parts.ts'
import type { PageFacts } from '../../page-head.tsx'
import type { PageRequest } from '../../page-request.server.ts'
import { blockContext, loadSection } from './load-section.server.ts'
import { photographOf } from './photograph.ts'

/** Loads the content of a page and the address of its hero's link; for no page, what an empty page would have. */
export async function loadPageParts(request: PageRequest, page: Page | null): Promise<PageParts> {
  const { scope, language } = request
  const heroLink = page?.hero_link?.url ?? ''
  const [content, links] = await Promise.all([
    page && loadSection(request, { ownerKind: 'page', ownerId: page.id }),
    resolveReferences(scope, [heroLink], language),
  ])
  return { heroHref: addressOf(heroLink, links), content, context: blockContext(request) }
}

/** The metadata of a page by its settings. */
export function pageFacts(page: Page) {
  return {
    title: page.meta_title,
    description: page.meta_description,
    paths: page.urls,
    ogType: page.og_type,
    ogTitle: page.og_title,
    ogDescription: page.og_description,
    shareImage: pageShare(page),
    photograph: photographOf(page),
  } satisfies PageFacts
}
