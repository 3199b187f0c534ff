import type { Page } from '#contracts/pages.ts'
import { ButtonLink } from '#design/button/button.tsx'
import { CreditOverlay } from '#design/credit-overlay/credit-overlay.tsx'
import { groundOf } from '#design/picture/figure-address.ts'
import { fullWidth, Picture } from '#design/picture/picture.tsx'
import { useMessages } from '#i18n/language-context.tsx'
import { StagePhotograph } from './stage-photograph.tsx'
import StageVideo from './stage-video.island.tsx'
import styles from './stage.module.css'
import type { ReactNode } from 'react'

/** Grounds so light that the text on them is dark. */
const lightGrounds = ['stone', 'yolk']

/**
 * The hero of a page: its picture with title, text and one link, on a ground in the picture's colour. A self-hosted
 * video plays on it; for any other video a button links to it.
 */
export function Stage(props: {
  picture: NonNullable<Page['picture']>
  title: string
  page: Pick<Page, 'hero_text' | 'hero_link' | 'hero_video' | 'hero_thumbs'>
  heroHref: string | null
  isHome?: boolean
  /** The video, if there is one. */
  children?: ReactNode
}) {
  const { picture, title, page, heroHref, isHome = false, children } = props
  const messages = useMessages()
  const ground = groundOf(picture.ground)
  const isLight = lightGrounds.includes(ground)
  const hasFilm = page.hero_video?.startsWith('/') ?? false
  return (
    <div
      className={styles.stage}
      style={{ '--plate': `var(--${ground})` }}
      data-light={isLight || undefined}
      data-home={isHome || undefined}
    >
      <div className={styles.plate} data-leads="picture">
        {page.hero_thumbs ? (
          <StagePhotograph thumbs={page.hero_thumbs} alt={picture.alt} />
        ) : (
          <Picture picture={picture} sizes={fullWidth} className={styles.picture} isLeading />
        )}
        {children}
      </div>
      {page.hero_video !== null && hasFilm && <StageVideo src={page.hero_video} />}
      <div className={`wrap ${styles.words}`}>
        <h1 data-leads="title">{title}</h1>
        {page.hero_text && <p className={styles.text}>{page.hero_text}</p>}
        {(heroHref !== null || page.hero_video !== null) && (
          <p className={styles.actions}>
            {page.hero_link && heroHref && (
              <ButtonLink href={heroHref} variant={isLight ? 'primary' : 'primary-invert'}>
                {page.hero_link.link_text || messages.content.more}
              </ButtonLink>
            )}
            {page.hero_video !== null && !hasFilm && (
              <ButtonLink href={page.hero_video} variant="secondary">
                {messages.content.watchVideo}
              </ButtonLink>
            )}
          </p>
        )}
      </div>
      <CreditOverlay caption={picture.caption} copyright={picture.copyright} />
    </div>
  )
}
