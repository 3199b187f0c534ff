import {
  searchGroups,
  type SearchFacets,
  type SearchGroup,
  type SearchHit,
  type SearchOverview,
  type UnderstoodFilter,
} from '#contracts/search.ts'
import { genres } from '#db/schema/index.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import { listPage, type ListPage } from '../paging.ts'
import type { Scope } from '../scope.ts'
import { addCacheTags } from '../cache-tags.ts'
import { answerQuestion, type Answer } from './answer-question.server.ts'
import { readSettings } from '../house/index.server.ts'
import { countCells, facetsOf } from './facets.ts'
import { loosen } from './loosen.server.ts'
import { presentHits } from './present-hits.server.ts'
import type { Understood } from './question/question.ts'
import type { NothingFound, SearchRequest } from './search-request.ts'

/** The number of results of each group in the overview. */
const overviewSize = 5

/** The best results of each group, with counts and facets over all groups. */
export async function searchAll(
  scope: Scope,
  request: SearchRequest,
  language: Language,
): Promise<SearchOverview & NothingFound> {
  noteSearch(scope)
  const answer = await answerQuestion(scope, request, language, {
    groups: searchGroups,
    offset: 0,
    limit: overviewSize,
  })
  const counts = countCells(answer.found.cells, request)
  const hits = await presentHits(
    scope,
    searchGroups.flatMap((group) => answer.found.results[group]),
    language,
    answer.searched,
  )
  const groupOf = (group: SearchGroup) => {
    const keys = new Set(answer.found.results[group].map(({ kind, id }) => `${kind}:${id}`))
    return { count: counts[group], results: hits.filter(({ kind, id }) => keys.has(`${kind}:${id}`)) }
  }
  return {
    ...(await describe(scope, answer, { request, groups: searchGroups, language })),
    events_future: groupOf('events_future'),
    events_past: groupOf('events_past'),
    content: groupOf('content'),
  }
}

/** One page of one group. `days` narrows the events; `before` is exclusive. */
export async function searchGroup(
  scope: Scope,
  request: SearchRequest,
  language: Language,
  group: SearchGroup,
  options: { page?: number; days?: { from?: string; before?: string }; isOldestFirst?: boolean } = {},
): Promise<
  ListPage<SearchHit> &
    NothingFound &
    Pick<SearchOverview, 'suggestion' | 'understood' | 'facets'> & { pageSize: number }
> {
  noteSearch(scope)
  const { page = 1, days, isOldestFirst } = options
  const { search_per_page: pageSize } = await readSettings(scope)
  const answer = await answerQuestion(scope, request, language, {
    groups: [group],
    offset: (page - 1) * pageSize,
    limit: pageSize,
    isOldestFirst,
    days,
  })
  const { [group]: count } = countCells(answer.found.cells, request)
  const hits = await presentHits(scope, answer.found.results[group], language, answer.searched)
  return {
    ...listPage(hits, count, page, pageSize),
    ...(await describe(scope, answer, { request, groups: [group], language })),
    pageSize,
  }
}

function noteSearch(scope: Scope): void {
  addCacheTags(scope, ['event', 'article', 'subscription', 'page', 'sitemap', 'record'])
}

async function describe(
  scope: Scope,
  answer: Answer,
  {
    request,
    groups,
    language,
  }: { request: SearchRequest; groups: readonly SearchGroup[]; language: Language },
): Promise<
  NothingFound & { suggestion: string | null; understood: UnderstoodFilter[]; facets: SearchFacets }
> {
  const counts = countCells(answer.found.cells, request)
  // Filters that were understood concern events only: content must not hide that no event passes them.
  const searched = groups.filter((group) => group !== 'content' || answer.question.understood.length === 0)
  const isNothing =
    groups.every((group) => counts[group] === 0) ||
    (searched.length > 0 && searched.every((group) => counts[group] === 0))
  return {
    suggestion: answer.suggestion,
    understood: answer.question.understood.map(presentUnderstood),
    facets: facetsOf(
      answer.found.cells.filter(({ group }) => groups.includes(group)),
      request,
      await nameGenres(scope, language),
    ),
    ...(isNothing ? await loosen(scope, request, language, answer) : { nearby: [], loosened: [] }),
  }
}

async function nameGenres(scope: Scope, language: Language): Promise<Map<number, string>> {
  const rows = await scope.db.select({ id: genres.id, name: genres.name }).from(genres)
  return new Map(rows.map(({ id, name }) => [id, pickLanguage(name, language)]))
}

function presentUnderstood(part: Understood): UnderstoodFilter {
  if (part.key !== 'price') return part
  const { priceMax, ...rest } = part
  return { ...rest, price_max: priceMax }
}
