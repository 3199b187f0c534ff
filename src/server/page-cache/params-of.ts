import * as archive from '#contracts/archive.ts'
import * as articles from '#contracts/articles.ts'
import * as calendar from '#contracts/calendar.ts'
import * as events from '#contracts/events.ts'
import * as feeds from '#contracts/feeds.ts'
import * as forms from '#contracts/forms.ts'
import * as home from '#contracts/home.ts'
import * as listedRecords from '#contracts/listed-records.ts'
import * as pageList from '#contracts/page-list.ts'
import * as pageCalls from '#contracts/pages.ts'
import * as search from '#contracts/search.ts'
import * as people from '#contracts/people.ts'
import * as subscriptions from '#contracts/subscriptions.ts'
import { isLanguage } from '#i18n/languages.ts'
import { matchPath } from '#routing/match-path.ts'
import { matchSitemapPath, sitemapIndexPath } from '#routing/sitemap-paths.ts'
import { isVisitorPage } from '#routing/visitor-pages.ts'
import { pages } from '#site/all-pages.server.ts'
import { documentPath } from '#api/index.ts'
import type { ParamsOf } from './cache-key.ts'

type Call = { method: string; path: string; request?: { query?: { shape?: object } } }

/** The public API contracts whose answers are the same for everybody. */
const calls = [
  archive,
  articles,
  calendar,
  events,
  feeds,
  forms,
  home,
  listedRecords,
  pageList,
  pageCalls,
  people,
  search,
  subscriptions,
]
  .flatMap((contracts): unknown[] => Object.values(contracts))
  .filter(isPublicCall)
  .map(({ path, request }) => ({
    pattern: patternOf(path),
    parameters: Object.keys(request?.query?.shape ?? {}),
  }))

/** Paths in a path may contain slashes. */
function patternOf(path: string): RegExp {
  const parts = path.replaceAll('.', String.raw`\.`).replace(/\{path\}$/, '.+')
  return new RegExp(`^${parts.replaceAll(/\{\w+\}/g, '[^/]+')}/?$`)
}

const pagesByRoute = new Map(pages.map((page) => [page.route, page]))

/**
 * The names of the parameters that affect the answer at an address: those in the contract of its page, call,
 * calendar or feed, and none for the sitemap. Null where answers are not the same for every visitor.
 */
export const paramsOf: ParamsOf = (path) => {
  if (path === sitemapIndexPath || matchSitemapPath(path) || path === documentPath) return []
  if (!isLanguage(path.split('/')[1]) || !isVisitorPage(path))
    return calls.find(({ pattern }) => pattern.test(path))?.parameters ?? null
  const page = pagesByRoute.get(matchPath(path)?.id ?? 'content')
  return page?.mayBeShared ? page.parameters : null
}

function isPublicCall(value: unknown): value is Call {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    'method' in value &&
    value.method === 'get'
  )
}
