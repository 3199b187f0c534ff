import type { Page } from '#contracts/pages.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { groundOf } from '#design/picture/figure-address.ts'
import { Picture } from '#design/picture/picture.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import styles from './stage.module.css'
import type { ReactNode } from 'react'

/** Plates so light that what stands on them is set in ink. */
const lightGrounds = ['stone', 'yolk']

/**
 * The hero of a page: its picture as a stage in the picture's own colour, with title, text and one link on it. Small
 * below 540 px, medium below 1200 px (specification, section 2, "Hero image breakpoints").
 */
export function Stage(props: {
  picture: NonNullable<Page['picture']>
  title: string
  page: Pick<Page, 'hero_text' | 'hero_link'>
  heroHref: string | null
  isHome?: boolean
  /** What moves on the plate, if anything. */
  children?: ReactNode
}) {
  const { picture, title, page, heroHref, isHome = false, children } = props
  const messages = useMessages()
  const ground = groundOf(picture.ground)
  return (
    <div
      className={styles.stage}
      style={{ '--plate': `var(--${ground})` }}
      data-light={lightGrounds.includes(ground) || undefined}
      data-home={isHome || undefined}
    >
      <div className={styles.plate} data-travels="picture">
        <Picture picture={picture} sizes="100vw" className={styles.picture} isLeading />
        {children}
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 data-travels="title">{title}</h1>
        {page.hero_text && <p className={styles.text}>{page.hero_text}</p>}
        {page.hero_link && heroHref && (
          <p>
            <ButtonLink
              href={heroHref}
              variant={lightGrounds.includes(ground) ? 'primary' : 'primary-invert'}
            >
              {page.hero_link.link_text || messages.content.more}
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}
