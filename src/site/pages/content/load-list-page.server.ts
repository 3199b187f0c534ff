import { findCodedPage } from '#domain/content/index.server.ts'
import type { ListPageId } from '#routing/table.ts'
import type { CrumbWords } from '../../crumbs.ts'
import { listCrumbs } from '../../layout/page-heading/page-crumbs.ts'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import type { PageFacts } from '../../page-head.tsx'
import type { PageRequest } from '../../page-request.server.ts'
import { loadPageParts, pageFacts } from './load-page-parts.server.ts'

/** The page of a list; null while it is not public in the language, in which case the list uses its defaults. */
export async function loadListPage(request: PageRequest, id: ListPageId): Promise<ListIntroduction | null> {
  const page = await findCodedPage(request.scope, request.language, id)
  return page && loadPageParts(request, page)
}

/** The metadata of a list from its page or, without one, from the given title. */
export function listFacts(
  own: ListIntroduction | null,
  title: string,
  words: CrumbWords,
): Omit<PageFacts, 'paths'> {
  const crumbs = listCrumbs(own, title, words)
  if (!own) return { title, crumbs }
  const { paths: _, shareImage, ...facts } = pageFacts(own.page)
  return { ...facts, crumbs, ...(own.page.picture && { shareImage }) }
}

/** The section that staff edit on the page of a list. */
export function listSection(own: ListIntroduction | null) {
  return own && { ownerKind: 'page' as const, ownerId: own.page.id }
}
