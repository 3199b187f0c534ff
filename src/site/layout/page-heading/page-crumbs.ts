import type { Page } from '#contracts/pages.ts'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import type { ListIntroduction } from './page-parts.ts'

/** The way to a page of the tree; none to landing pages, which stand for themselves. */
export function pageCrumbs(
  { title, parents, is_landing_page: isLanding }: Pick<Page, 'title' | 'parents' | 'is_landing_page'>,
  words: CrumbWords,
): Crumb[] {
  if (isLanding) return []
  const above = parents.map((parent) => ({
    name: parent.title,
    href: parent.is_clickable ? parent.url : null,
  }))
  return crumbsTo(title, words, above)
}

/** The way to a list; `above` is what stands between home and the list. */
export function listCrumbs(
  own: Pick<ListIntroduction, 'page'> | null,
  title: string,
  words: CrumbWords,
  above: Crumb[] = [],
): Crumb[] {
  return own?.page.picture ? pageCrumbs(own.page, words) : crumbsTo(own?.page.title ?? title, words, above)
}
