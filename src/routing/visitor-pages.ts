import { isLanguage, languages } from '#i18n/languages.ts'
import { sitemapIndexPath } from './sitemap-paths.ts'
import { besideContent, besidePages, staffTable } from './table.ts'

/** First path segments that do not belong to visitors' pages. */
const firstSegments: readonly string[] = [...Object.values(staffTable), ...Object.keys(besidePages)]

/** Whether a path is that of a visitor's page, existing or not: no staff page, API call or file. */
export function isVisitorPage(pathname: string): boolean {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (isLanguage(first)) return !besideContent.some((segment) => segment === second)
  return !firstSegments.includes(first)
}

/** The addresses of visitors' pages as URL patterns: each page begins with a language. */
export const visitorPagePatterns: readonly string[] = languages.flatMap((language) => [
  `/${language}`,
  `/${language}/*`,
])

/**
 * Addresses that begin like a visitor's page but are not one, as URL patterns. The page editor's calls are left out:
 * nothing links to them, and visitors' documents, which contain these patterns, don't mention the editor.
 */
export const notVisitorPages: readonly string[] = besideContent
  .filter((segment) => segment !== 'pageeditor-api')
  .map((segment) => `/*/${segment}/*`)

/** The robots.txt: excludes staff pages and addresses that are not pages, and names the sitemap. */
export function writeRobots(origin: string): string {
  return [
    'User-agent: *',
    ...Object.values(staffTable).map((path) => `Disallow: /${path}`),
    ...Object.entries(besidePages).flatMap(([segment, { isCrawled }]) =>
      isCrawled ? [] : [`Disallow: /${segment}/`],
    ),
    '',
    `Sitemap: ${origin}${sitemapIndexPath}`,
    '',
  ].join('\n')
}
