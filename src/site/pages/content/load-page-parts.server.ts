import type { Page } from '#contracts/pages.ts'
import { pageShare } from '#design/picture/share-card.ts'
import { addressOf } from '#design/rich-text/link-target.ts'
import { resolveReferences, withHeadOfPage } from '#domain/content/index.server.ts'
import type { PageParts } from '../../layout/page-heading/page-parts.ts'
import type { PageFacts } from '../../page-head.tsx'
import type { PageRequest } from '../../page-request.server.ts'
import { sharePhotograph } from '../../share-photograph.ts'
import { blockContext, loadSection } from './load-section.server.ts'

/**
 * Loads the content of a page and the address of its hero's link; without a page, those of an empty one. The returned
 * page has the head of the draft or version that is shown.
 */
export async function loadPageParts<Given extends Page | null>(
  request: PageRequest,
  page: Given,
): Promise<PageParts & { page: Given }> {
  const { scope, language } = request
  const ownLink = page?.hero_link?.url ?? ''
  const [{ content, head, shownAs }, ownLinks] = await Promise.all([
    page
      ? loadSection(request, { ownerKind: 'page', ownerId: page.id })
      : { content: null, head: null, shownAs: null },
    resolveReferences(scope, [ownLink], language),
  ])
  const shown = page && head ? await withHeadOfPage(scope, page, head.fields, language) : page
  const heroLink = shown?.hero_link?.url ?? ''
  const links = heroLink === ownLink ? ownLinks : await resolveReferences(scope, [heroLink], language)
  return {
    // With a head there is a page.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    page: shown as Given,
    heroHref: addressOf(heroLink, links),
    content,
    shownAs,
    context: blockContext(request),
  }
}

/** The metadata of a page from its settings. */
export function pageFacts(page: Page) {
  return {
    title: page.meta_title,
    description: page.meta_description,
    paths: page.urls,
    ogType: page.og_type,
    ogTitle: page.og_title,
    ogDescription: page.og_description,
    shareImage: pageShare(page),
    photograph: sharePhotograph(page.og_image, page.og_title),
  } satisfies PageFacts
}
