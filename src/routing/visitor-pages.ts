import { isLanguage } from '#i18n/languages.ts'
import { besideContent, besidePages, staffTable } from './table.ts'

/** The first segments of what is no visitor's page. */
const firstSegments: readonly string[] = [...Object.values(staffTable), ...Object.keys(besidePages)]

/** Whether a path is that of a visitor's page, which may be there or not: none of staff, no call, no file. */
export function isVisitorPage(pathname: string): boolean {
  const [first = '', second = ''] = pathname.split('/').slice(1)
  if (isLanguage(first)) return !besideContent.some((segment) => segment === second)
  return !firstSegments.includes(first)
}

/** What is no visitor's page, as patterns of a URL; pages never begin like that, as they begin with a language. */
export const notVisitorPages: readonly string[] = [
  ...firstSegments.map((segment) => `/${segment}*`),
  ...besideContent.map((segment) => `/*/${segment}/*`),
]

/** What crawlers are asked to leave alone, as a robots.txt. */
export const robots = [
  'User-agent: *',
  ...Object.values(staffTable).map((path) => `Disallow: /${path}`),
  ...Object.entries(besidePages).flatMap(([segment, { isCrawled }]) =>
    isCrawled ? [] : [`Disallow: /${segment}/`],
  ),
  '',
].join('\n')
