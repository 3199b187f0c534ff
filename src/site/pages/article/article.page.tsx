import { Content } from '#blocks/content.tsx'
import { storyShare } from '#design/picture/share-card.ts'
import { findEvents, presentRow } from '#domain/events/index.server.ts'
import { withHeadOfRecord } from '#domain/content/index.server.ts'
import { findSaleOutage } from '#domain/shop-feed/index.server.ts'
import { findArticle, listArticles } from '#domain/stories/index.server.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { storyThing } from '#linked-data/story.ts'
import { podcastHref } from '#routing/feed-paths.ts'
import { detailPaths } from '#routing/paths.ts'
import { frameOf } from '../../frame-of.ts'
import { definePage } from '../../page.ts'
import { imageOf } from '../../page-head.tsx'
import { notFound, readId, requireSlug, type PageRequest } from '../../page-request.server.ts'
import { sharePhotograph } from '../../share-photograph.ts'
import { blockContext, loadSection } from '../content/load-section.server.ts'
import { ArticlePage, storyCrumbs } from './article-page.tsx'

/** How many other stories are listed below a story. */
const furtherStories = 3

/** One story. */
export default definePage({
  route: 'stories-slug-id',
  load,
  head: ({ article, paths }, request) => {
    const { language, publicOrigin, settings } = request
    const images = {
      shareImage: storyShare(article, language),
      photograph: sharePhotograph(article.picture.src, article.picture.alt ?? article.title),
    }
    return {
      title: article.title,
      description: article.teaser,
      paths,
      ogType: 'article',
      ...images,
      crumbs: storyCrumbs(article.title, request),
      structuredData: [
        storyThing(article, frameOf(request), {
          url: publicOrigin + paths[language],
          image: publicOrigin + imageOf(images, { settings, language }).path,
          feed: publicOrigin + podcastHref(language),
        }),
      ],
    }
  },
  View: ({ content, context, shownAs: _shownAs, ...page }) => (
    <ArticlePage {...page} now={context.now}>
      {content && <Content content={content} context={context} />}
    </ArticlePage>
  ),
  shownAs: ({ shownAs }) => shownAs,
  section: ({ article }) => ({ ownerKind: 'article', ownerId: article.id }),
  searchEnd: () => 'stories',
})

async function load(request: PageRequest) {
  const { scope, language, messages, params, publicOrigin } = request
  const id = readId(params['id'], messages)
  const [article, section] = await Promise.all([
    findArticle(scope, id),
    loadSection(request, { ownerKind: 'article', ownerId: id }),
  ])
  if (!article) return notFound(messages)
  requireSlug(params['slug'], 'stories', article, request)
  const [events, others, outage] = await Promise.all([
    findEvents(scope, article.event_ids),
    listArticles(
      scope,
      { categoryIds: article.category ? [article.category.id] : undefined },
      { pageSize: furtherStories + 1 },
    ),
    findSaleOutage(scope),
  ])
  const { content, head, shownAs } = section
  const headed = head ? await withHeadOfRecord(scope, 'article', article, head, language) : article
  const paths = detailPaths('stories', article)
  return {
    article: inLanguage(headed, language),
    paths,
    address: publicOrigin + paths[language],
    events: inLanguage(
      events.filter((event) => event.status !== 'past'),
      language,
    ).map(presentRow),
    outage,
    further: inLanguage(
      others.items.filter((other) => other.id !== article.id).slice(0, furtherStories),
      language,
    ),
    content,
    shownAs,
    context: blockContext(request),
  }
}
