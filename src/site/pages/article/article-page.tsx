import type { ReactNode } from 'react'
import type { ArticleDetail } from '#contracts/articles.ts'
import type { SaleOutage } from '#contracts/sale-outage.ts'
import { FurtherSection } from '#design/further-section/further-section.tsx'
import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import { storyLength } from '#design/article-card/story-length.ts'
import { Breadcrumbs } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EventRows, type ShownEvent } from '#design/event-row/event-row.tsx'
import { SaleOutageNote } from '#design/event-row/sale-outage-note.tsx'
import { FigureCaption } from '#design/figure-caption/figure-caption.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { figureAddress } from '#design/picture/figure-address.ts'
import { fullWidth, Picture } from '#design/picture/picture.tsx'
import { Recording } from '#design/recording/recording.tsx'
import { ShareLink } from '#design/share-link/share-link.tsx'
import { hallDay, longDay } from '#i18n/dates.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { crumbsTo, type CrumbWords } from '../../crumbs.ts'
import { useHeadPlaces } from '../../layout/head-places.tsx'
import styles from './article-page.module.css'

type Article = InLanguage<ArticleDetail>

/** A story: title, wide picture, one column of text with its facts in the margin. */
export function ArticlePage(props: {
  article: Article
  /** The absolute address, for print and for sharing. */
  address: string
  events: ShownEvent[]
  outage: SaleOutage | null
  further: ShownArticle[]
  now: string
  /** The text. */
  children: ReactNode
}) {
  const { article, address, events, outage, further, now, children } = props
  const language = useLanguage()
  const messages = useMessages()
  const { hasPlaces, placeOf, regionOf } = useHeadPlaces()
  const { caption, copyright } = article.picture
  return (
    <article>
      <header className="wrap" {...regionOf('title')}>
        <Breadcrumbs crumbs={storyCrumbs(article.title, { language, messages })} />
        <h1 className={styles.title} data-leads="title" {...placeOf('title')}>
          {article.title}
        </h1>
      </header>
      <figure className={styles.figure} {...regionOf('picture')}>
        <div data-leads="picture" className={styles.frame} {...(hasPlaces && { 'data-head-picture': '' })}>
          <Picture picture={article.picture} sizes={fullWidth} className={styles.picture} isLeading />
        </div>
        <FigureCaption caption={caption} copyright={copyright} className="wrap" />
      </figure>
      <div className={`wrap ${styles.body}`}>
        <Facts article={article} address={address} />
        <div className={styles.text}>
          {(article.teaser || hasPlaces) && (
            <p className={styles.teaser} {...placeOf('teaser', { isEmpty: !article.teaser })}>
              {article.teaser}
            </p>
          )}
          {article.recording && (
            <div className={styles.recording}>
              <Recording
                {...article.recording}
                address={article.recording.src}
                headline=""
                duration={article.recording.duration_ms}
                transcript={article.transcript ?? ''}
                poster={article.picture.src ?? figureAddress(article.picture, 1280, 'jpg')}
              />
            </div>
          )}
          {children}
          <p className={styles.address}>{address}</p>
        </div>
      </div>
      <div className="wrap">
        {events.length > 0 && (
          <FurtherSection id="concerts" heading={messages.stories.concerts}>
            <SaleOutageNote {...{ outage, events }} />
            <EventRows events={events} now={now} hasFullDate />
          </FurtherSection>
        )}
        {further.length > 0 && (
          <FurtherSection id="further" heading={messages.stories.further}>
            <div className={styles.cards}>
              {further.map((story) => (
                <ArticleCard key={story.id} article={story} />
              ))}
            </div>
          </FurtherSection>
        )}
      </div>
    </article>
  )
}

/** The way to a story. */
export function storyCrumbs(title: string, { language, messages }: CrumbWords) {
  const list = { name: messages.stories.title, href: href('stories', language) }
  return crumbsTo(title, { language, messages }, [list])
}

/** The facts in the margin: category, reading time, date, author, tags. */
function Facts({ article, address }: { article: Article; address: string }) {
  const language = useLanguage()
  const messages = useMessages()
  const { stories } = messages
  const length = storyLength(article, messages)
  return (
    <div className={styles.facts}>
      {article.category && (
        <p className={styles.category}>
          <Icon name={article.category.icon} /> {article.category.name}
        </p>
      )}
      {length !== null && <p>{length}</p>}
      <p>
        <time dateTime={article.published_at}>{longDay(hallDay(article.published_at), language)}</time>
      </p>
      {article.author && <p>{stories.by(article.author)}</p>}
      {article.tags.length > 0 && (
        <ul className={styles.tags} aria-label={stories.tags}>
          {article.tags.map((tag) => (
            <li key={tag.id}>
              <a href={href('stories-tags-tag-id', language, { tag: tag.slug, id: tag.id })}>{tag.name}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <ShareLink title={article.title} address={address} />
      </p>
    </div>
  )
}
