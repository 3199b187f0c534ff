import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { storyShare } from '#design/picture/share-card.ts'
import { findEvents, presentRow } from '#domain/events/index.server.ts'
import { findArticle, listArticles } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage } from '#i18n/language-context.tsx'
import { alternatePaths, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readRequest, requireSlug } from '../../request.server.ts'
import { loadSection } from '../content/load-section.server.ts'
import { ArticlePage } from './article-page.tsx'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

/** How many other stories stand below one. */
const furtherStories = 3

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe } = page
  const article = await findArticle(scope, readId(args.params.id, messages))
  if (!article) return notFound(messages)
  requireSlug(args.params.slug, 'stories', article, page)
  const [content, events, others] = await Promise.all([
    loadSection(page, { ownerKind: 'article', ownerId: article.id }),
    findEvents(scope, article.event_ids),
    listArticles(
      scope,
      { categoryIds: article.category ? [article.category.id] : undefined },
      { pageSize: furtherStories + 1 },
    ),
  ])
  const shown = inLanguage(article, language)
  return {
    head: describe({
      title: shown.title,
      description: shown.teaser,
      paths: alternatePaths('stories-slug-id', {
        de: { slug: article.slug.de || missingSlug, id: article.id },
        en: { slug: article.slug.en || missingSlug, id: article.id },
      }),
      ogType: 'article',
      shareImage: storyShare(shown, language),
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    article: shown,
    events: inLanguage(
      events.filter((event) => event.status !== 'past'),
      language,
    ).map(presentRow),
    further: inLanguage(
      others.items.filter(({ id }) => id !== article.id).slice(0, furtherStories),
      language,
    ),
    content,
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ArticleRoute() {
  const { article, content, events, further, now, isStaff, head } = useLoaderData<typeof loader>()
  const language = useLanguage()
  return (
    <ArticlePage {...{ article, events, further, now }} address={head.origin + head.paths[language]}>
      {content && <Content content={content} context={{ language, now, isStaff }} />}
    </ArticlePage>
  )
}
