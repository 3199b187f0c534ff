import { articleListQuery } from '#contracts/articles.ts'
import { findTag, listArticles } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href, missingSlug } from '#routing/paths.ts'
import type { CrumbWords } from '../../crumbs.ts'
import { listCrumbs } from '../../layout/page-heading/page-crumbs.ts'
import { loadTogether, readTogether, togetherQuery } from '../../list-together.server.ts'
import { definePage } from '../../page.ts'
import { notFound, readId, readQuery, redirectTo, type PageRequest } from '../../page-request.server.ts'
import { storyFeeds } from './story-feeds.ts'
import { storyPages } from './story-pages.ts'
import { StoryList } from './story-list.tsx'

const listQuery = articleListQuery.extend(togetherQuery)

/** The stories with one tag. */
export default definePage({
  route: 'stories-tags-tag-id',
  query: listQuery,
  load,
  head: ({ name, paths, together, feeds, articles }, { messages, language, publicOrigin }) => ({
    feeds,
    title: messages.stories.tagged(name),
    crumbs: listCrumbs(
      null,
      messages.stories.tagged(name),
      { messages, language },
      above({ messages, language }),
    ),
    structuredData: [storyPages(articles, { title: messages.stories.tagged(name), language, publicOrigin })],
    paths,
    listPage: together.page,
    isIndexed: together.from === together.page,
  }),
  View: TagPage,
  searchEnd: () => 'stories',
})

async function load(request: PageRequest) {
  const { scope, language, messages, params, url, settings } = request
  const tag = await findTag(scope, readId(params['id'], messages))
  if (!tag) return notFound(messages)
  const slug = tag.slug[language] || missingSlug
  const path = href('stories-tags-tag-id', language, { tag: slug, id: tag.id })
  if (params['tag'] !== slug) redirectTo(path + url.search, 301)
  const together = readTogether(readQuery(listQuery, request))
  const { parts, last } = await loadTogether(together, settings.stories_per_page, (paging) =>
    listArticles(scope, { tagIds: [tag.id] }, paging),
  )
  const items = parts.flatMap((part) => part.items)
  if (together.page > 1 && items.length === 0) return notFound(messages)
  return {
    name: tag.name[language],
    paths: alternatePaths('stories-tags-tag-id', {
      de: { tag: tag.slug.de || missingSlug, id: tag.id },
      en: { tag: tag.slug.en || missingSlug, id: tag.id },
    }),
    path,
    query: url.search,
    together,
    feeds: storyFeeds(language, { tag: tag.id }),
    hasMore: last.hasMore,
    articles: inLanguage(items, language),
  }
}

/** What stands between home and the stories with a tag. */
function above({ messages, language }: CrumbWords) {
  return [{ name: messages.stories.title, href: href('stories', language) }]
}

function TagPage({ name, ...list }: Awaited<ReturnType<typeof load>>) {
  const messages = useMessages()
  const language = useLanguage()
  return <StoryList title={messages.stories.tagged(name)} above={above({ messages, language })} {...list} />
}
