import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
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
import { searchWords } from '#i18n/lazy/search.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { SearchPage } from './search-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe } = request
  const { q: text = '' } = readQuery(z.object({ q: typedText.optional() }), request)
  const group = searchGroups.find((known) => known === args.params.category)
  const page = Number(args.params.page ?? 1)
  if ((args.params.category && !group) || !Number.isInteger(page) || page < 1 || page > 999_999)
    return notFound(messages)
  const groups = group
    ? [{ name: group, ...(await searchGroup(scope, text, language, group, { page })) }]
    : Object.entries(await searchAll(scope, text, language)).map(([name, found]) => ({ name, ...found }))
  if (page > 1 && groups.every((found) => found.items.length === 0)) return notFound(messages)
  const params = { category: group, page: page > 1 ? page : undefined }
  return {
    head: describe({
      title: text ? searchWords[language].resultsFor(text) : messages.search.title,
      paths: alternatePaths('search', { de: params, en: params }),
      isIndexed: false,
    }),
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

/** Where each hit leads; a hit whose thing has gone meanwhile is left out. */
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

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function SearchRoute() {
  const { head: _, ...search } = useLoaderData<typeof loader>()
  return <SearchPage {...search} />
}
