import { z } from 'zod'
import { searchFilters, searchGroups } from '#contracts/search.ts'
import { searchAll, searchGroup } from '#domain/search/index.server.ts'
import { searchMessages } from '#i18n/lazy/search.ts'
import { searchThing } from '#linked-data/lists.ts'
import { alternatePaths } from '#routing/paths.ts'
import { crumbsTo } from '../../crumbs.ts'
import { frameOf } from '../../frame-of.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, type PageRequest } from '../../page-request.server.ts'
import { readQuestion } from './read-question.server.ts'
import type { Asked } from './search-links.ts'
import { SearchPage } from './search-page.tsx'
import type { Found } from './search-results.tsx'

/** Search results for the whole house: the best of each group, or the pages of one group. */
export default definePage({
  route: 'search',
  query: searchFilters.extend({ q: z.string() }),
  load,
  head: ({ asked, found, paths }, request) => {
    const { language, messages, publicOrigin } = request
    const title = found ? searchMessages[language].resultsFor(asked.q) : messages.search.title
    return {
      title,
      paths,
      isIndexed: false,
      crumbs: crumbsTo(messages.search.title, request),
      structuredData: [searchThing(title, publicOrigin + paths[language], frameOf(request))],
    }
  },
  View: SearchPage,
  searchEnd: () => null,
  status: ({ error }) => (error === null ? 200 : 400),
})

async function load(request: PageRequest) {
  const { messages, params, url } = request
  const category = searchGroups.find((known) => known === params['category'])
  const page = Number(params['page'] ?? 1)
  if ((params['category'] && !category) || !Number.isInteger(page) || page < 1 || page > 999_999)
    return notFound(messages)
  const { text, error } = readQuestion(url)
  const { kind = [], genre = [], year = [], literally = [] } = readQuery(searchFilters, request)
  const asked = { q: text, kind, genre, year, literally }
  const shown = { category, page: page > 1 ? page : undefined }
  return {
    paths: alternatePaths('search', { de: shown, en: shown }),
    asked,
    error,
    found: text === '' || error !== null ? null : await find(request, asked, { category, page }),
  }
}

async function find(
  { scope, language, messages }: PageRequest,
  { q: query, ...filters }: Asked,
  { category, page }: Pick<Found, 'category' | 'page'>,
): Promise<Found> {
  if (category === undefined) {
    const overview = await searchAll(scope, { query, ...filters }, language)
    const groups = searchGroups.map((name) => {
      const { count, results } = overview[name]
      return { name, count, hits: results, hasMore: count > results.length }
    })
    return { ...overview, category, page, groups }
  }
  const { items, count, hasMore, ...found } = await searchGroup(
    scope,
    { query, ...filters },
    language,
    category,
    { page },
  )
  if (page > 1 && items.length === 0) return notFound(messages)
  return { ...found, category, page, groups: [{ name: category, count, hits: items, hasMore }] }
}
