import { detailLists, type DetailList } from './table.ts'

/** The kinds of the sitemap: the pages of the tree, and every kind of record that has a page of its own. */
export const sitemapKinds = ['pages', ...detailLists] as const
export type SitemapKind = 'pages' | DetailList

/** The address of the index that robots.txt names. */
export const sitemapIndexPath = '/sitemap.xml'

/**
 * The address of one file of the sitemap; `number` counts from 1. Files have to be at the root of the addresses that
 * they list.
 */
export function sitemapPath(kind: SitemapKind, number: number): string {
  return `/sitemap-${kind}-${number}.xml`
}

/** Kind and number of a file of the sitemap; null for every other path. */
export function matchSitemapPath(path: string): { kind: SitemapKind; number: number } | null {
  const [, name, number] = /^\/sitemap-([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(path) ?? []
  const kind = sitemapKinds.find((known) => known === name)
  return kind ? { kind, number: Number(number) } : null
}
