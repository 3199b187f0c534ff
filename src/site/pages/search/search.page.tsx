import { z } from 'zod'
import { typedText } from '#contracts/shared.ts'
import { alternatePaths, detailHref, pageHref } from '#routing/paths.ts'
import {
  searchAll,
  searchGroup,
  searchGroups,
  searchSlugs,
  type SearchHit,
} from '#domain/search/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import type { Language } from '#i18n/languages.ts'
import { searchMessages } from '#i18n/lazy/search.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, type PageRequest } from '../../page-request.server.ts'
import { SearchPage } from './search-page.tsx'

const searchQuery = z.object({ q: typedText.optional() })

/** Search results for the whole house: the best of each group, or the pages of one group. */
export default definePage({
  route: 'search',
  query: searchQuery,
  load,
  head: ({ text, paths }, { language, messages }) => ({
    title: text ? searchMessages[language].resultsFor(text) : messages.search.title,
    paths,
    isIndexed: false,
  }),
  View: SearchPage,
})

async function load(request: PageRequest) {
  const { scope, language, messages, params } = request
  const { q: text = '' } = readQuery(searchQuery, request)
  const group = searchGroups.find((known) => known === params['category'])
  const page = Number(params['page'] ?? 1)
  if ((params['category'] && !group) || !Number.isInteger(page) || page < 1 || page > 999_999)
    return notFound(messages)
  const groups = group
    ? [{ name: group, ...(await searchGroup(scope, text, language, group, { page })) }]
    : Object.entries(await searchAll(scope, text, language)).map(([name, found]) => ({ name, ...found }))
  if (page > 1 && groups.every((found) => found.items.length === 0)) return notFound(messages)
  const shown = { category: group, page: page > 1 ? page : undefined }
  return {
    paths: alternatePaths('search', { de: shown, en: shown }),
    text,
    isOneGroup: group !== undefined,
    page,
    groups: await Promise.all(
      groups.map(async ({ items, ...found }) => ({
        ...found,
        hits: await withAddresses(scope, items, language),
      })),
    ),
  }
}

/** Adds the address of each hit; hits whose record has been deleted meanwhile are left out. */
async function withAddresses(scope: Scope, hits: SearchHit[], language: Language) {
  const slugs = await searchSlugs(scope, hits)
  return hits.flatMap((hit) => {
    if (hit.kind === 'page')
      return hit.path === null ? [] : [{ ...hit, address: pageHref(hit.path, language) }]
    const slug = slugs.get(`${hit.kind}:${hit.id}`)
    if (!slug) return []
    const list = { event: 'events', article: 'stories', subscription: 'subscriptions' } as const
    return [{ ...hit, address: detailHref(list[hit.kind], language, { id: hit.id, slug }) }]
  })
}
