import { renderToString } from 'react-dom/server'
import { readNavigation } from '#domain/navigation/index.server.ts'
import { findFixedPages, type ReleasePreview } from '#domain/content/index.server.ts'
import type { Assets } from '#site/assets.ts'
import { Document } from '#site/document.tsx'
import type { OpenedPage } from '#site/page.ts'
import type { PageRequest } from '#site/page-request.server.ts'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts'
import { describeForStaff } from './staff-page.ts'

/**
 * Renders a page into its document. All data is loaded beforehand, so nothing is streamed: `renderToString` is the
 * fastest option, and a complete document can be compressed and cached.
 */
export async function renderPage(
  request: PageRequest,
  opened: OpenedPage,
  { assets, isDevelopment }: { assets: Assets; isDevelopment: boolean },
): Promise<Response> {
  const { scope, url, session, releasePreview } = request
  const page = releasePreview ? asPreview(opened, releasePreview) : opened
  const staff = describeForStaff(request, page)
  const navigation = page.hasFrame ? await readNavigation(scope, page.language) : null
  const fixedPages = page.hasFrame ? await findFixedPages(scope, page.language) : {}
  const html = renderToString(
    <Document
      {...{ page, request, navigation, fixedPages, assets, staff }}
      mayPrefetch={session === null && releasePreview === null && request.headers.get('save-data') !== 'on'}
      entry={page.entry === 'editor-gallery' ? assets.editorGallery : null}
    />,
  )
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', Vary: 'Cookie, Save-Data' })
  // Vite's client in development inserts styles and scripts of its own.
  if (!isDevelopment) {
    headers.set('Content-Security-Policy', contentSecurityPolicy(request, { isStaff: session !== null }))
    headers.set('Reporting-Endpoints', reportingEndpoints)
  }
  // Tells the service worker not to cache pages that were rendered for staff.
  if (session) headers.set('X-Staff', '1')
  if (url.searchParams.has('preview')) headers.set('Cache-Control', 'private, no-store')
  return new Response(`<!DOCTYPE html>${html}`, { status: page.status, headers })
}

/** A page as part of the preview of a release, which its banner says. */
function asPreview(page: OpenedPage, { name, publishAt, expiresAt }: ReleasePreview): OpenedPage {
  return {
    ...page,
    facts: { ...page.facts, isIndexed: false },
    shownAs: {
      kind: 'release',
      name,
      at: publishAt?.toISOString() ?? null,
      until: expiresAt.toISOString(),
    },
  }
}
