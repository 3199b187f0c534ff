import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { articleListQuery } from '#contracts/articles.ts'
import { Tabs } from '#design/tabs/tabs.tsx'
import { listArticles, listCategories, listTags } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readQuery, readRequest } from '../../request.server.ts'
import { StoryList } from './story-list.tsx'
import styles from './story-list.module.css'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const request = await readRequest(args)
  const { scope, language, messages, describe, url } = request
  const { page = 1, category } = readQuery(articleListQuery, request)
  const [listed, categories, tags] = await Promise.all([
    listArticles(scope, { categoryIds: category }, { page }),
    listCategories(scope),
    listTags(scope),
  ])
  if (page > 1 && listed.items.length === 0) return notFound(messages)
  return {
    head: describe({
      title: messages.stories.title,
      paths: alternatePaths('stories', { de: {}, en: {} }),
      canonicalQuery: page > 1 ? `page=${page}` : '',
      isIndexed: category === undefined,
    }),
    query: url.search,
    chosen: category?.[0] ?? null,
    page,
    hasMore: listed.hasMore,
    articles: inLanguage(listed.items, language),
    categories: inLanguage(categories, language),
    tags: inLanguage(tags, language),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function StoriesRoute() {
  const { chosen, categories, tags, articles, page, hasMore, query } = useLoaderData<typeof loader>()
  const messages = useMessages()
  const language = useLanguage()
  const path = href('stories', language)
  return (
    <StoryList
      title={messages.stories.title}
      crumbs={[{ name: messages.stories.title, href: null }]}
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
      {...{ articles, page, hasMore, query, path }}
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
