import type { Hono } from 'hono'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import type { ApiEnv } from '#api/environment.ts'
import { listSitemapAddresses, listSitemapFiles, type SitemapEntry } from '#domain/sitemap/index.server.ts'
import { languages } from '#i18n/languages.ts'
import { matchSitemapPath, sitemapIndexPath, sitemapPath } from '#routing/sitemap-paths.ts'

const contentType = 'application/xml; charset=utf-8'

/**
 * The sitemap for search engines: an index, and files with all addresses that visitors may open, each with those of its
 * translations. The page cache keeps the files until something in them changes.
 */
export function serveSitemap(app: Hono<ApiEnv>): void {
  app.get(sitemapIndexPath, async (context) => {
    const origin = context.get('publicOrigin')
    const files = await listSitemapFiles(context.get('scope'))
    const index = new SitemapIndexStream()
    for (const { kind, number, modifiedAt } of files)
      index.write({ url: origin + sitemapPath(kind, number), lastmod: modifiedAt.toISOString() })
    index.end()
    return context.body(String(await streamToPromise(index)), 200, { 'Content-Type': contentType })
  })

  app.get('/:file{sitemap-.+\\.xml}', async (context, next) => {
    const file = matchSitemapPath(context.req.path)
    const entries = file ? await listSitemapAddresses(context.get('scope'), file) : []
    if (entries.length === 0) return next()
    const hostname = context.get('publicOrigin')
    const sitemap = new SitemapStream({
      hostname,
      xmlns: { xhtml: true, image: false, news: false, video: false },
    })
    for (const entry of entries) for (const item of itemsOf(entry, hostname)) sitemap.write(item)
    sitemap.end()
    return context.body(String(await streamToPromise(sitemap)), 200, { 'Content-Type': contentType })
  })
}

/** One item per language; each names all of them, as search engines require. */
function itemsOf({ paths, modifiedAt }: SitemapEntry, origin: string) {
  const links = languages.flatMap((lang) =>
    paths[lang] === null ? [] : [{ lang, url: origin + paths[lang] }],
  )
  return links.map(({ url }) => ({ url, links, lastmod: modifiedAt.toISOString() }))
}
