/** The sitemap: every address that a visitor may open, for search engines. */
export { listSitemapAddresses, listSitemapFiles, type SitemapEntry } from './list-addresses.server.ts'
