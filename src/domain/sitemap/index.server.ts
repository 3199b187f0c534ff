/** The sitemap: every address that a visitor may open, for search engines. */
export {
  findPublicPaths,
  listSitemapAddresses,
  listSitemapFiles,
  selectPublicIds,
  type SitemapEntry,
} from './list-addresses.server.ts'
