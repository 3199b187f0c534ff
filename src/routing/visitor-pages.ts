import { isLanguage } from '#i18n/languages.ts'
import { besideContent, besidePages, staffTable } from './table.ts'

/** First path segments that do not belong to visitors' pages. */
const firstSegments: readonly string[] = [...Object.values(staffTable), ...Object.keys(besidePages)]

/** Whether a path is that of a visitor's page, existing or not: no staff page, API call or file. */
export function isVisitorPage(pathname: string): boolean {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (isLanguage(first)) return !besideContent.some((segment) => segment === second)
  return !firstSegments.includes(first)
}

/** Everything that is not a visitor's page, as URL patterns; visitors' pages always begin with a language. */
export const notVisitorPages: readonly string[] = [
  ...firstSegments.map((segment) => `/${segment}*`),
  ...besideContent.map((segment) => `/*/${segment}/*`),
]

/** The robots.txt: excludes staff pages and addresses that are not pages. */
export const robots = [
  'User-agent: *',
  ...Object.values(staffTable).map((path) => `Disallow: /${path}`),
  ...Object.entries(besidePages).flatMap(([segment, { isCrawled }]) =>
    isCrawled ? [] : [`Disallow: /${segment}/`],
  ),
  '',
].join('\n')
