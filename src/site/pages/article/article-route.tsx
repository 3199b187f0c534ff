import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Content } from '#blocks/content.tsx'
import { loadContent } from '#blocks/load-content.server.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EventRows } from '#design/event-row/event-row.tsx'
import { Picture } from '#design/picture/picture.tsx'
import { findEvents } from '#domain/events/index.server.ts'
import { findSection, sectionSlug } from '#domain/pages/index.server.ts'
import { findArticle } from '#domain/stories/index.server.ts'
import { hallDay, longDay } from '#i18n/dates.ts'
import { inLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { alternatePaths, href, missingSlug } from '#routing/paths.ts'
import { headTags } from '../../page-head.ts'
import { notFound, readId, readRequest, requireSlug } from '../../request.server.ts'
import styles from './article-page.module.css'

export { PageError as ErrorBoundary } from '../../layout/page-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const page = await readRequest(args)
  const { scope, language, messages, describe, url } = page
  const article = await findArticle(scope, readId(args.params.id, messages))
  if (!article) return notFound(messages)
  requireSlug(args.params.slug, 'stories', article, page)
  const versionId = Number(url.searchParams.get('version')) || undefined
  const [section, events] = await Promise.all([
    findSection(scope, sectionSlug({ ownerKind: 'article', ownerId: article.id }), language, versionId),
    findEvents(scope, article.event_ids),
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
    }),
    now: scope.now.toISOString(),
    isStaff: scope.viewer.kind === 'staff',
    article: shown,
    events: inLanguage(
      events.filter((event) => event.status !== 'past'),
      language,
    ),
    content: section && (await loadContent(scope, section.content, language)),
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => headTags(loaderData?.head)

export default function ArticleRoute() {
  const { article, content, events, now, isStaff } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const messages = useMessages()
  return (
    <article className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: messages.header.home, href: href('home', language) },
          { name: messages.stories.title, href: href('stories', language) },
          { name: article.title, href: null },
        ]}
      />
      <header className={styles.head}>
        <p className={styles.facts}>
          {[
            article.category?.name,
            article.reading_minutes === null ? null : messages.stories.minutes(article.reading_minutes),
            longDay(hallDay(article.published_at), language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <h1>{article.title}</h1>
        {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
        {article.author && <p className={styles.facts}>{messages.stories.by(article.author)}</p>}
      </header>
      <Picture
        picture={article.picture}
        sizes="(min-width: 1800px) 1620px, 92vw"
        className={styles.picture}
        isLeading
      />
      {content && <Content content={content} context={{ language, now, isStaff }} />}
      {article.tags.length > 0 && (
        <ul className={styles.tags} aria-label={messages.stories.tags}>
          {article.tags.map((tag) => (
            <li key={tag.id}>
              <a href={href('stories-tags-tag-id', language, { tag: tag.slug, id: tag.id })}>{tag.name}</a>
            </li>
          ))}
        </ul>
      )}
      {events.length > 0 && (
        <section aria-labelledby="concerts">
          <h2 id="concerts" className={styles.concerts}>
            {messages.stories.concerts}
          </h2>
          <EventRows events={events} now={now} hasFullDate />
        </section>
      )}
    </article>
  )
}
