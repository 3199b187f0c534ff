import type { PageState, TreePage } from '#contracts/page-tree.ts'
import { languages } from '#i18n/languages.ts'

/** The id is the page's; the collection's items need one. */
export type NestedPage = { id: number; page: TreePage; children: NestedPage[] }

/** The filter of the tree: words of the title or the address, and a state in any language; empty for no filter. */
export type TreeFilter = { words: string; state: PageState | '' }

/** The pages below their parents. Those that match the filter are kept, and all pages above them. */
export function nestPages(pages: TreePage[], filter: TreeFilter): NestedPage[] {
  const words = fold(filter.words).split(/\s+/).filter(Boolean)
  const isMatch = ({ title, url, states }: TreePage) =>
    words.every((word) => fold(`${title} ${url}`).includes(word)) &&
    (filter.state === '' || languages.some((language) => states[language] === filter.state))
  const below = (parent: number | null): NestedPage[] =>
    pages
      .filter((page) => page.parent_id === parent)
      .map((page) => ({ id: page.id, page, children: below(page.id) }))
      .filter(({ page, children }) => children.length > 0 || isMatch(page))
  return below(null)
}

/** The ids of all pages with children. */
export function idsWithChildren(pages: readonly NestedPage[]): number[] {
  return pages.flatMap(({ page, children }) =>
    children.length > 0 ? [page.id, ...idsWithChildren(children)] : [],
  )
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
}
