import type { ReactNode } from 'react'
import { ArticleCard, type ShownArticle } from '#design/article-card/article-card.tsx'
import { Breadcrumbs, type Crumb } from '#design/breadcrumbs/breadcrumbs.tsx'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { href } from '#routing/paths.ts'
import { ListPager } from '../../list-pager.tsx'
import styles from './story-list.module.css'

/** Stories in a list: the newest large, the others beside each other. */
export function StoryList(props: {
  title: string
  crumbs: Crumb[]
  articles: ShownArticle[]
  page: number
  hasMore: boolean
  query: string
  path: string
  children?: ReactNode
}) {
  const { title, crumbs, articles, page, hasMore, query, path, children } = props
  const messages = useMessages()
  const language = useLanguage()
  const [leading, ...others] = articles
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: messages.header.home, href: href('home', language) }, ...crumbs]} />
      <h1 className={styles.title}>{title}</h1>
      {children}
      {leading ? (
        <>
          <ArticleCard article={leading} level={2} isLeading />
          <div className={styles.grid}>
            {others.map((article) => (
              <ArticleCard key={article.id} article={article} level={2} />
            ))}
          </div>
        </>
      ) : (
        <p className={styles.empty}>{messages.stories.empty}</p>
      )}
      <ListPager {...{ path, query, page, hasMore }} moreName={messages.stories.loadMore} />
    </div>
  )
}
