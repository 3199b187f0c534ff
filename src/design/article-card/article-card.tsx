import type { ArticleSummary } from '#contracts/articles.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import { Picture } from '../picture/picture.tsx'
import styles from './article-card.module.css'

export type ShownArticle = InLanguage<ArticleSummary>

/** A story in a list; the leading one is larger. */
export function ArticleCard(props: { article: ShownArticle; level?: 2 | 3; isLeading?: boolean }) {
  const { article, level = 3, isLeading = false } = props
  const language = useLanguage()
  const messages = useMessages()
  const Heading = `h${level}` as const
  const facts = [
    article.category?.name,
    article.reading_minutes === null ? null : messages.stories.minutes(article.reading_minutes),
  ].filter(Boolean)
  return (
    <article className={styles.card} data-leading={isLeading || undefined}>
      <Picture
        picture={article.picture}
        sizes={isLeading ? '(min-width: 900px) 58vw, 100vw' : '(min-width: 900px) 30vw, 90vw'}
        className={styles.picture}
      />
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <Heading className={styles.title}>
        <a href={detailHref('stories', language, article)}>{article.title}</a>
      </Heading>
      {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
    </article>
  )
}
