import { redirect, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { articleListQuery } from '#contracts/articles.ts'
import { findTag, listArticles } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readQuery, readRequest } from '../../request.server.ts'
import { StoryList } from './story-list.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const tag = await findTag(scope, readId(args.params.id, messages))
  if (!tag) return notFound(messages)
  const slug = tag.slug[language] || missingSlug
  const path = href('stories-tags-tag-id', language, { tag: slug, id: tag.id })
  if (args.params.tag !== slug) return redirect(path + url.search, 301)
  const { page = 1 } = readQuery(articleListQuery, request)
  const listed = await listArticles(scope, { tagIds: [tag.id] }, { page })
  if (page > 1 && listed.items.length === 0) return notFound(messages)
  return {
    head: describe({
      title: messages.stories.tagged(tag.name[language]),
      paths: alternatePaths('stories-tags-tag-id', {
        de: { tag: tag.slug.de || missingSlug, id: tag.id },
        en: { tag: tag.slug.en || missingSlug, id: tag.id },
      }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
    }),
    name: tag.name[language],
    path,
    query: url.search,
    page,
    hasMore: listed.hasMore,
    articles: inLanguage(listed.items, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function TagRoute() {
  const { name, head: _, ...list } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const language = useLanguage()
  return (
    <StoryList
      title={messages.stories.tagged(name)}
      crumbs={[
        { name: messages.stories.title, href: href('stories', language) },
        { name, href: null },
      ]}
      {...list}
    />
  )
}
