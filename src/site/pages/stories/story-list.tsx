import type { ReactNode } from 'react'
import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import type { Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { EmptyState } from '#design/empty-state/empty-state.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import { ListHeading } from '../../layout/page-heading/list-heading.tsx'
import { ListPager } from '../../list-pager.tsx'
import { ListRegion } from '../../list-region.tsx'
import type { Together } from '../../list-together.server.ts'
import type { FeedLink } from '../../page-head.tsx'
import type { ListIntroduction } from '../../layout/page-heading/page-parts.ts'
import styles from './story-list.module.css'

/** Stories in a magazine layout: the newest is large, the others have alternating sizes. */
export function StoryList(props: {
  /** What editors have written for the list of all stories. */
  own?: ListIntroduction | null
  title: string
  /** The breadcrumbs between home and the list. */
  above?: Crumb[]
  articles: ShownArticle[]
  together: Together
  hasMore: boolean
  query: string
  path: string
  /** The feeds of these stories. */
  feeds: FeedLink[]
  /** Content between the title and the stories. */
  choice?: ReactNode
  /** Content below the stories. */
  children?: ReactNode
}) {
  const {
    own = null,
    title,
    above,
    articles,
    together,
    hasMore,
    query,
    path,
    feeds,
    choice,
    children,
  } = props
  const messages = useMessages()
  const [leading, ...others] = articles
  return (
    <>
      <ListHeading own={own} title={title} above={above} />
      <div className="wrap">
        <ListRegion id="stories">
          {choice}
          {leading ? (
            <div className={styles.page}>
              <ArticleCard article={leading} level={2} isLeading hasLeadingPicture />
              {others.length > 0 && (
                <div className={styles.others}>
                  {others.map((article) => (
                    <ArticleCard key={article.id} article={article} level={2} />
                  ))}
                </div>
              )}
            </div>
          ) : (
            <EmptyState title={messages.stories.empty} />
          )}
          <ListPager {...{ path, query, together, hasMore }} moreName={messages.stories.loadMore} />
        </ListRegion>
        {children}
        <nav className={styles.index} aria-labelledby="feeds">
          <h2 id="feeds">{messages.stories.feeds}</h2>
          <ul>
            {feeds.map((feed) => (
              <li key={feed.href}>
                <a href={feed.href} type={feed.type}>
                  {feed.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </>
  )
}
