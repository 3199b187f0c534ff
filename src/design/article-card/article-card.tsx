import type { ArticleSummary } from '#contracts/articles.ts'
import type { InLanguage } from '#i18n/in-language.ts'
import { useLanguage, useMessages } from '#i18n/language-context.tsx'
import { detailHref } from '#routing/paths.ts'
import { Icon } from '../icon/icon.tsx'
import { PictureLink } from '../picture/picture-link.tsx'
import { storyLength } from './story-length.ts'
import styles from './article-card.module.css'

export type ShownArticle = InLanguage<ArticleSummary>

/**
 * A story in a list. Its layout depends on the available width: the picture is above the text, or beside it at full
 * page width; the title's size follows. The leading one is larger still.
 */
export function ArticleCard(props: {
  article: ShownArticle
  level?: 2 | 3
  isLeading?: boolean
  /** Whether its picture is the largest above the fold. */
  hasLeadingPicture?: boolean
}) {
  const { article, level = 3, isLeading = false, hasLeadingPicture = false } = props
  const language = useLanguage()
  const messages = useMessages()
  const Heading = `h${level}` as const
  const length = storyLength(article, messages)
  const address = detailHref('stories', language, article)
  return (
    <article className={styles.frame} data-leading={isLeading || undefined} data-item="">
      <div className={styles.card}>
        <PictureLink
          className={styles.figure}
          href={address}
          picture={article.picture}
          sizes={isLeading ? '(min-width: 900px) 62vw, 100vw' : '(min-width: 900px) 45vw, 92vw'}
          pictureClassName={styles.picture}
          isLeading={hasLeadingPicture}
        />
        <div className={styles.words}>
          <p className={styles.facts}>
            {article.category && (
              <span>
                <Icon name={article.category.icon} /> {article.category.name}
              </span>
            )}
            {length !== null && <span>{length}</span>}
          </p>
          <Heading className={styles.title} data-moves="title">
            <a href={address}>{article.title}</a>
          </Heading>
          {article.teaser && <p className={styles.teaser}>{article.teaser}</p>}
        </div>
      </div>
    </article>
  )
}
