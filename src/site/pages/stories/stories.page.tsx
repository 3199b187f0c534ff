import { articleListQuery } from '#contracts/articles.ts'
import { Tabs } from '#design/tabs/tabs.tsx'
import { listArticles, listCategories, listTags } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href } from '#routing/paths.ts'
import { loadTogether, readTogether, togetherQuery } from '../../list-together.server.ts'
import { definePage } from '../../page.ts'
import { notFound, readQuery, type PageRequest } from '../../page-request.server.ts'
import { listFacts, listSection, loadListPage } from '../content/load-list-page.server.ts'
import { storyFeeds } from './story-feeds.ts'
import { storyPages } from './story-pages.ts'
import { StoryList } from './story-list.tsx'
import styles from './story-list.module.css'

const listQuery = articleListQuery.extend(togetherQuery)

/** All stories, or those of a category. */
export default definePage({
  route: 'stories',
  query: listQuery,
  load,
  head: ({ own, chosen, together, feeds, articles }, { messages, language, publicOrigin }) => ({
    feeds,
    ...listFacts(own, messages.stories.title, { messages, language }),
    paths: alternatePaths('stories', { de: {}, en: {} }),
    listPage: together.page,
    isIndexed: chosen === null && together.from === together.page,
    structuredData: [storyPages(articles, { title: messages.stories.title, language, publicOrigin })],
  }),
  View: StoriesPage,
  searchEnd: () => 'stories',
  shownAs: ({ own }) => own?.shownAs ?? null,
  section: ({ own }) => listSection(own),
})

async function load(request: PageRequest) {
  const { scope, language, messages, url, settings } = request
  const { category, ...asked } = readQuery(listQuery, request)
  const together = readTogether(asked)
  const [{ parts, last }, categories, tags] = await Promise.all([
    loadTogether(together, settings.stories_per_page, (paging) =>
      listArticles(scope, { categoryIds: category }, paging),
    ),
    listCategories(scope),
    listTags(scope),
  ])
  const items = parts.flatMap((part) => part.items)
  if (together.page > 1 && items.length === 0) return notFound(messages)
  return {
    own: await loadListPage(request, 'stories'),
    query: url.search,
    chosen: category?.[0] ?? null,
    together,
    feeds: storyFeeds(language, { category: category?.length === 1 ? category[0] : undefined }),
    hasMore: last.hasMore,
    articles: inLanguage(items, language),
    categories: inLanguage(categories, language),
    tags: inLanguage(tags, language),
  }
}

function StoriesPage({ chosen, categories, tags, ...list }: Awaited<ReturnType<typeof load>>) {
  const messages = useMessages()
  const language = useLanguage()
  const path = href('stories', language)
  return (
    <StoryList
      title={messages.stories.title}
      choice={
        categories.length > 0 && (
          <Tabs
            label={messages.stories.categories}
            items={[
              { name: messages.stories.all, href: path, isCurrent: chosen === null },
              ...categories.map(({ id, name }) => ({
                name,
                href: `${path}?category=${id}`,
                isCurrent: chosen === id,
              })),
            ]}
          />
        )
      }
      {...list}
      path={path}
    >
      {tags.length > 0 && (
        <nav className={styles.index} aria-labelledby="tags">
          <h2 id="tags">{messages.stories.tags}</h2>
          <ul>
            {tags.map((tag) => (
              <li key={tag.id}>
                <a href={href('stories-tags-tag-id', language, { tag: tag.slug, id: tag.id })}>{tag.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </StoryList>
  )
}
